import { isGameId } from '@consigliere/games/list';
import type { Command, RoomView } from '@consigliere/match';
import { offerOf } from '../../games/faces.ts';
import type { Pack } from '../../games/pack.ts';
import { Select } from '../../kit/fields.tsx';
import { useCatalogue } from '../../kit/words/catalogues.ts';
import { LANGUAGE_NAMES } from '../../kit/words/language.ts';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';
import { CLOCK_NAMES, CLOCKS, type ClockName, findClockName } from '../../table/open/clocks.ts';
import { sayValue } from '../new/option-choices.tsx';
import '../../kit/tables.css';

/** Lists the table's settings. */
export function TableSettings({ terms, pack }: { readonly terms: RoomView['terms']; readonly pack: Pack | null }) {
  const { bar } = useTexts();
  const texts = useInnerTexts();
  const settings = useCatalogue('settings');
  const { gather, choices } = texts;
  const clock = findClockName(terms.clock);
  const facts: (readonly [string, string])[] = [
    ...(clock === undefined ? [] : [[choices.clock, choices.clocks[clock]] as const]),
    ...(settings === null ? [] : [[choices.speed, settings.speeds[terms.speed]] as const]),
    [choices.who, terms.isPublic ? choices.isPublic : choices.byLink],
    [choices.confirm, terms.confirm ? choices.yes : choices.no],
    ...Object.entries(LANGUAGE_NAMES).flatMap(([each, name]) =>
      each === terms.language ? [[bar.language, name] as const] : [],
    ),
    ...(pack === null
      ? []
      : Object.entries(terms.options).flatMap(([name, value]) =>
          name === 'edition' ? [] : [[pack.words.option[name] ?? name, sayValue(pack, name, value, texts)] as const],
        )),
  ];
  return (
    <details class="sheet">
      <summary>{gather.terms}</summary>
      <dl class="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface ChangeTermsProps {
  readonly roomView: RoomView;
  readonly run: (...commands: readonly Command[]) => void;
}

/** Lets the owner change the number of chairs and the clock until the start. */
export function ChangeTerms({ roomView: { terms, chairs }, run }: ChangeTermsProps) {
  const { choices } = useInnerTexts();
  const clock = findClockName(terms.clock);
  const [min, max] = isGameId(terms.game) ? offerOf(terms.game).seats : [terms.seats, terms.seats];
  const least = Math.max(min, chairs.filter(({ sitter }) => sitter === 'person').length);
  const counts = Array.from({ length: max - least + 1 }, (_, at) => String(least + at));
  const change = (seats: number, name: ClockName) => run({ type: 'change-terms', seats, clock: CLOCKS[name] });
  // A program may have chosen a clock that isn't offered here.
  if (clock === undefined) return null;
  return (
    <section class="sheet stack">
      <Select
        label={choices.players}
        value={String(terms.seats)}
        options={counts.map(each => [each, each])}
        onChoose={chosen => change(Number(chosen), clock)}
      />
      <Select
        label={choices.clock}
        value={clock}
        options={CLOCK_NAMES.map(each => [each, choices.clocks[each]])}
        onChoose={chosen => change(terms.seats, CLOCK_NAMES.find(each => each === chosen) ?? clock)}
      />
    </section>
  );
}
