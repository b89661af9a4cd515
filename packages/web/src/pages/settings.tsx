import { LANGUAGES } from '@consigliere/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { NameField, Radios } from '../kit/fields.tsx';
import { Heading } from '../kit/heading.tsx';
import {
  CHAT_ALOUD,
  chatAloud,
  guestName,
  KEY_MODES,
  keyMode,
  NOTIFIES,
  notify,
  SOUNDS,
  SPEEDS,
  sound,
  speed,
  THEMES,
  theme,
} from '../kit/preferences.ts';
import { useCatalogue } from '../kit/words/catalogues.ts';
import { LANGUAGE_NAMES, language, setLanguage } from '../kit/words/language.ts';
import { useInnerTexts, useTexts } from '../kit/words/texts.ts';

export function Settings() {
  const { bar } = useTexts();
  const { settings } = useInnerTexts();
  const table = useCatalogue('table');
  return (
    <main class="page">
      <Heading text={bar.settings} />
      <div class="sheet stack wide">
        <NameField label={settings.name} hint={settings.nameHint} name={guestName} />
        <Radios
          legend={bar.language}
          values={LANGUAGES}
          labels={LANGUAGE_NAMES}
          chosen={language.value}
          onChoose={setLanguage}
        />
        <Preference legend={settings.theme} values={THEMES} labels={settings.themes} choice={theme} />
        <Preference legend={settings.speed} values={SPEEDS} labels={settings.speeds} choice={speed} />
        <Preference legend={settings.sound} values={SOUNDS} labels={settings.sounds} choice={sound} />
        <NotifyChoice />
        {table !== null && (
          <>
            <Preference legend={table.keys.mode} values={KEY_MODES} labels={table.keys.modes} choice={keyMode} />
            <Preference
              legend={table.chat.aloud}
              values={CHAT_ALOUD}
              labels={table.chat.aloudModes}
              choice={chatAloud}
            />
          </>
        )}
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

const canNotify = 'Notification' in globalThis;

/** Chooses whether to notify the player in the background. The browser's permission is asked for on the press, never before. */
function NotifyChoice() {
  const words = useCatalogue('table')?.notifications ?? null;
  const isDenied = useSignal(canNotify && Notification.permission === 'denied');
  if (words === null) return null;
  const choose = async (chosen: (typeof NOTIFIES)[number]) => {
    const isGranted = chosen === 'on' && canNotify && (await Notification.requestPermission()) === 'granted';
    isDenied.value = chosen === 'on' && canNotify && !isGranted;
    notify.value = isGranted ? 'on' : 'off';
  };
  const isOn = notify.value === 'on' && canNotify && !isDenied.value;
  return (
    <div>
      {/* Redrawn after a denial, so that the radio button goes back. */}
      <Radios
        key={String(isDenied.value)}
        legend={words.notify}
        values={NOTIFIES}
        labels={words.notifies}
        chosen={isOn ? 'on' : 'off'}
        onChoose={choose}
      />
      <p class="second" role="status">
        {!canNotify ? words.cannot : isDenied.value ? words.denied : words.notifyHint}
      </p>
    </div>
  );
}
