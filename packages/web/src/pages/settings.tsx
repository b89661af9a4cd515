import { LANGUAGES } from '@consigliere/kernel';
import type { Signal } from '@preact/signals';
import { NameField, Radios } from '../kit/fields.tsx';
import { Heading } from '../kit/heading.tsx';
import { guestName, SOUNDS, SPEEDS, sound, speed, THEMES, theme } from '../kit/preferences.ts';
import { language, speak, TONGUES } from '../kit/words/language.ts';
import { useFurtherTexts } from '../kit/words/texts.ts';
import { NotifyChoice } from './notify-choice.tsx';

export function Settings() {
  const { settings } = useFurtherTexts();
  return (
    <main class="page">
      <Heading text={settings.title} />
      <div class="sheet stack wide">
        <NameField label={settings.name} hint={settings.nameHint} name={guestName} />
        <Radios
          legend={settings.language}
          values={LANGUAGES}
          labels={TONGUES}
          chosen={language.value}
          onChoose={speak}
        />
        <Preference legend={settings.theme} values={THEMES} labels={settings.themes} choice={theme} />
        <Preference legend={settings.speed} values={SPEEDS} labels={settings.speeds} choice={speed} />
        <Preference legend={settings.sound} values={SOUNDS} labels={settings.sounds} choice={sound} />
        <NotifyChoice />
      </div>
      <p class="second">{settings.kept}</p>
    </main>
  );
}

interface PreferenceProps<T extends string> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly choice: Signal<T>;
}

function Preference<T extends string>({ legend, values, labels, choice }: PreferenceProps<T>) {
  return (
    <Radios
      legend={legend}
      values={values}
      labels={labels}
      chosen={choice.value}
      onChoose={chosen => {
        choice.value = chosen;
      }}
    />
  );
}
