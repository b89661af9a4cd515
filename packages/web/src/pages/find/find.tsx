import { Heading } from '../../kit/heading.tsx';
import { Waiting } from '../../kit/lazy.tsx';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { PlayWithAnybody } from './anybody.tsx';
import { Invitations } from './invitations.tsx';
import { OpenTables } from './open-tables.tsx';
import { YourPeople } from './your-people.tsx';
import './find.css';

/** Where a guest without company finds some: invitations, strangers, tables that wait for players, and those with whom they have played. */
export function Find() {
  const texts = useRareCatalogue('find');
  if (texts === null) return <Waiting />;
  return (
    <main class="page">
      <Heading text={texts.title} />
      <Invitations />
      <PlayWithAnybody texts={texts} />
      <OpenTables texts={texts} />
      <YourPeople texts={texts} />
    </main>
  );
}
