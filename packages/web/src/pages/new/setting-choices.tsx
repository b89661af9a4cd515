import type { Speed, WatchTerms } from '@consigliere/match';
import { Hint, Select } from '../../kit/fields.tsx';
import { SPEEDS } from '../../kit/preferences.ts';
import type { LobbyTexts } from '../../kit/words/en/lobby.ts';
import type { SettingsTexts } from '../../kit/words/en/settings.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import { CLOCK_NAMES, type ClockName } from '../../table/open/clocks.ts';

interface ClockSelectProps {
  readonly lobby: LobbyTexts;
  /** Undefined: a program has chosen a clock that isn't offered here. */
  readonly clock: ClockName | undefined;
  readonly onChoose: (clock: ClockName) => void;
}

/** Chooses the clock of a table on the server. */
export function ClockSelect({ lobby, clock, onChoose }: ClockSelectProps) {
  const { choices } = useInnerTexts();
  const others = clock === undefined ? [['', '…'] as const] : [];
  return (
    <Select
      label={choices.clock}
      value={clock ?? ''}
      options={[...others, ...CLOCK_NAMES.map(each => [each, choices.clocks[each]] as const)]}
      onChoose={chosen => {
        const name = CLOCK_NAMES.find(each => each === chosen);
        if (name !== undefined) onChoose(name);
      }}
    >
      <Hint text={clock && lobby.clockHints[clock]} />
    </Select>
  );
}

interface SpeedSelectProps {
  readonly lobby: LobbyTexts;
  readonly speeds: SettingsTexts['speeds'];
  readonly speed: Speed;
  readonly onChoose: (speed: Speed) => void;
}

/** Chooses how long bots' moves are shown at a table on the server. */
export function SpeedSelect({ lobby, speeds, speed, onChoose }: SpeedSelectProps) {
  const { choices } = useInnerTexts();
  return (
    <Select
      label={choices.speed}
      value={speed}
      options={SPEEDS.map(each => [each, speeds[each]])}
      onChoose={chosen => onChoose(SPEEDS.find(each => each === chosen) ?? speed)}
    >
      <Hint text={lobby.speedHint} />
    </Select>
  );
}

interface VisibilitySelectProps {
  readonly lobby: LobbyTexts;
  readonly isPublic: boolean;
  readonly onChoose: (isPublic: boolean) => void;
}

/** Chooses whether a table on the server is listed. */
export function VisibilitySelect({ lobby, isPublic, onChoose }: VisibilitySelectProps) {
  const { choices } = useInnerTexts();
  const value = isPublic ? 'isPublic' : 'byLink';
  return (
    <Select
      label={choices.who}
      value={value}
      options={(['byLink', 'isPublic'] as const).map(each => [each, choices[each]])}
      onChoose={chosen => onChoose(chosen === 'isPublic')}
    >
      <Hint text={lobby.visibilityHints[value]} />
    </Select>
  );
}

/** The choices that are offered: live, some delays in milliseconds, and nobody. */
const CHOICES: readonly WatchTerms[] = [0, 60_000, 300_000, 900_000, null];

/** Says in a few words how a match can be watched. */
export function sayWatch({ watch: texts }: LobbyTexts, watch: WatchTerms): string {
  if (watch === null) return texts.nobody;
  return watch === 0 ? texts.anybody : texts.delayed(watch);
}

interface WatchSelectProps {
  readonly lobby: LobbyTexts;
  readonly watch: WatchTerms;
  /** Whether a common screen shows the table: then anybody can watch. */
  readonly isOnScreen: boolean;
  readonly onChoose: (watch: WatchTerms) => void;
}

/** Chooses who can watch a match on the server. */
export function WatchSelect({ lobby, watch, isOnScreen, onChoose }: WatchSelectProps) {
  const { watch: texts } = lobby;
  const choices = isOnScreen ? [0] : CHOICES.includes(watch) ? CHOICES : [watch, ...CHOICES];
  const kind = watch === null ? 'nobody' : watch === 0 ? 'anybody' : 'delayed';
  return (
    <Select
      label={texts.label}
      value={`${watch}`}
      options={choices.map(each => [`${each}`, sayWatch(lobby, each)])}
      onChoose={chosen => {
        const choice = choices.find(each => `${each}` === chosen);
        if (choice !== undefined) onChoose(choice);
      }}
    >
      <Hint text={isOnScreen ? texts.screenHint : texts.hints[kind]} />
    </Select>
  );
}
