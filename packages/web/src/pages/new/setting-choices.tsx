import type { Speed } from '@consigliere/match';
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
