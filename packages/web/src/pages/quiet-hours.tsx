import { Select, Tick } from '../kit/fields.tsx';
import type { NewsTexts } from '../kit/words/en/news.ts';
import { language } from '../kit/words/language.ts';

interface Hours {
  readonly from: number;
  readonly to: number;
  readonly timeZone: string;
}

interface QuietHoursProps {
  readonly texts: NewsTexts;
  readonly hours: Hours | null;
  readonly onSet: (hours: Hours | null) => void;
}

/** The hours that are offered first. */
const NIGHT = { from: 22, to: 8 };

const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The hours of a day, as people read them. */
const listHours = (): readonly (readonly [string, string])[] =>
  Array.from({ length: 24 }, (_, hour) => {
    const time = new Date(2026, 0, 1, hour).toLocaleTimeString(language.value, { hour: 'numeric', minute: '2-digit' });
    return [`${hour}`, time] as const;
  });

/** Whether there are quiet hours, and which. They follow the time zone of the device on which they were last set. */
export function QuietHours({ texts, hours, onSet }: QuietHoursProps) {
  const set = (change: Partial<Hours>) => onSet({ ...NIGHT, ...hours, ...change, timeZone: zoneHere() });
  return (
    <div class="stack">
      <Tick
        label={texts.quiet}
        hint={texts.quietHint(hours?.timeZone ?? zoneHere())}
        isOn={hours !== null}
        onTurn={isOn => (isOn ? set({}) : onSet(null))}
      />
      {hours !== null && (
        <div class="quiet-hours">
          <Select
            label={texts.from}
            value={`${hours.from}`}
            options={listHours()}
            onChoose={from => set({ from: Number(from) })}
          />
          <Select
            label={texts.to}
            value={`${hours.to}`}
            options={listHours()}
            onChoose={to => set({ to: Number(to) })}
          />
        </div>
      )}
    </div>
  );
}
