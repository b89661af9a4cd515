import { NameField } from '../kit/fields.tsx';
import { Heading } from '../kit/heading.tsx';
import { lazy, Waiting } from '../kit/lazy.tsx';
import { guestName } from '../kit/preferences.ts';
import { useCatalogue } from '../kit/words/catalogues.ts';
import { useTexts } from '../kit/words/texts.ts';
import { BlockedPlayers } from './blocked-players.tsx';
import { Calendar } from './calendar.tsx';
import { Channels } from './channels.tsx';
import { DeleteMe } from './delete-me.tsx';
import { OtherDevices } from './identity/other-devices.tsx';
import { Tokens } from './tokens.tsx';
import { Vacation } from './vacation.tsx';

/** A table has it too, so it's a file of its own. The first page names only the files that a page starts with. */
const PreferenceList = lazy(async () => (await import('../kit/preference-list.tsx')).PreferenceList);

export function Settings() {
  const { bar } = useTexts();
  const texts = useCatalogue('settings');
  if (texts === null) return <Waiting />;
  return (
    <main class="page">
      <Heading text={bar.settings} />
      <div class="sheet stack wide">
        <NameField label={texts.name} hint={texts.nameHint} name={guestName} />
        <PreferenceList texts={texts} isPaced />
      </div>
      <p class="second">{texts.kept}</p>
      <Vacation />
      <BlockedPlayers texts={texts} />
      <OtherDevices />
      <Tokens texts={texts} />
      <Channels />
      <Calendar />
      <DeleteMe texts={texts.leaving} />
    </main>
  );
}
