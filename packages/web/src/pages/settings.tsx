import { NameField } from '../kit/fields.tsx';
import { Heading } from '../kit/heading.tsx';
import { Waiting } from '../kit/lazy.tsx';
import { PreferenceList } from '../kit/preference-list.tsx';
import { guestName } from '../kit/preferences.ts';
import { useCatalogue } from '../kit/words/catalogues.ts';
import { useTexts } from '../kit/words/texts.ts';
import { DeleteMe } from './delete-me.tsx';
import { Tokens } from './tokens.tsx';

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
      <Tokens texts={texts} />
      <DeleteMe texts={texts.leaving} />
    </main>
  );
}
