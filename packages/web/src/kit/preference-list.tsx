import { LANGUAGES } from '@consigliere/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Radios } from './fields.tsx';
import { EMOTE_MODES, emotes, STAND_IN_LEVELS, standInLevel } from './late-preferences.ts';
import { lazyInner, Nothing } from './lazy.tsx';
import {
  CHAT_ALOUD,
  CONFIRMS,
  CONTRASTS,
  chatAloud,
  confirms,
  contrast,
  KEY_MODES,
  keyMode,
  NOTIFIES,
  notify,
  SOUNDS,
  SPEECHES,
  SPEEDS,
  sound,
  speech,
  speed,
  TEXT_SIZES,
  THEMES,
  textSize,
  theme,
  volume,
  WAITS,
  waits,
} from './preferences.ts';
import type { SettingsTexts } from './words/en/settings.ts';
import { LANGUAGE_NAMES, language, setLanguage } from './words/language.ts';
import { useTexts } from './words/texts.ts';
import './preference-list.css';

interface PreferenceListProps {
  readonly texts: SettingsTexts;
  /** Whether the player's own speed counts: not at a table with others. */
  readonly isPaced: boolean;
}

/** Everything that a player can choose for this device. It acts at once. */
export function PreferenceList({ texts, isPaced }: PreferenceListProps) {
  const { bar } = useTexts();
  return (
    <div class="preferences">
      <Preference legend={texts.textSize} values={TEXT_SIZES} labels={texts.textSizes} choice={textSize} />
      <Preference legend={texts.contrast} values={CONTRASTS} labels={texts.contrasts} choice={contrast} />
      <Preference legend={texts.theme} values={THEMES} labels={texts.themes} choice={theme} />
      {isPaced && <Preference legend={texts.speed} values={SPEEDS} labels={texts.speeds} choice={speed} />}
      {isPaced && <Preference legend={texts.waits} values={WAITS} labels={texts.waitModes} choice={waits} />}
      <Preference legend={texts.sound} values={SOUNDS} labels={texts.sounds} choice={sound} />
      <Volume label={texts.volume} />
      <Radios
        legend={bar.language}
        values={LANGUAGES}
        labels={LANGUAGE_NAMES}
        chosen={language.value}
        onChoose={setLanguage}
      />
      <Preference legend={texts.confirm} values={CONFIRMS} labels={texts.confirms} choice={confirms} />
      <Preference legend={texts.keys} values={KEY_MODES} labels={texts.keyModes} choice={keyMode} />
      <Preference legend={texts.speech} values={SPEECHES} labels={texts.speeches} choice={speech} />
      <Preference legend={texts.emotes} values={EMOTE_MODES} labels={texts.emoteModes} choice={emotes} />
      <Preference legend={texts.chatAloud} values={CHAT_ALOUD} labels={texts.chatAloudModes} choice={chatAloud} />
      <div>
        <Preference
          legend={texts.standIn}
          values={STAND_IN_LEVELS}
          labels={texts.standInLevels}
          choice={standInLevel}
        />
        <p class="second">{texts.standInHint}</p>
      </div>
      <NotifyChoice texts={texts} />
    </div>
  );
}

interface PreferenceProps<T extends string> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly choice: Signal<T>;
}

export function Preference<T extends string>({ legend, values, labels, choice }: PreferenceProps<T>) {
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

/** How loud the sounds are. Each step is heard, and a move of the slider turns the sound on. */
function Volume({ label }: { readonly label: string }) {
  const id = useId();
  const set = async (chosen: number) => {
    volume.value = chosen;
    sound.value = chosen === 0 ? 'off' : 'on';
    (await import('./sound/play.ts')).playSound('coin');
  };
  return (
    <div class="volume">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        step="10"
        value={sound.value === 'off' ? 0 : volume.value}
        onInput={event => set(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** Its words are others, and only servers with news need it. */
const PushChoice = lazyInner(async () => (await import('./push/push-choice.tsx')).PushChoice, Nothing);

const canNotify = 'Notification' in globalThis;

/** Chooses whether to notify the player in the background. The browser's permission is asked for on the press, never before. */
function NotifyChoice({ texts }: { readonly texts: SettingsTexts }) {
  const isDenied = useSignal(canNotify && Notification.permission === 'denied');
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
        legend={texts.notify}
        values={NOTIFIES}
        labels={texts.notifies}
        chosen={isOn ? 'on' : 'off'}
        onChoose={choose}
      />
      <p class="second" role="status">
        {!canNotify ? texts.cannot : isDenied.value ? texts.denied : texts.notifyHint}
      </p>
      <PushChoice />
    </div>
  );
}
