import type { Game, Shape } from '@consigliere/kernel';
import { fittingOptions } from '@consigliere/kernel/host';
import type { Pack } from '../../games/pack.ts';
import { Hint, Select, Tick } from '../../kit/fields.tsx';
import type { InnerTexts } from '../../kit/words/en/inner.ts';
import type { LobbyTexts } from '../../kit/words/en/lobby.ts';
import { sayIn } from '../../kit/words/say.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import type { OptionValue, TableChoice } from '../../table/open/choice.ts';

interface OptionChoicesProps {
  readonly pack: Pack;
  readonly rules: Game<Shape>;
  readonly lobby: LobbyTexts;
  readonly choice: Pick<TableChoice, 'seats' | 'options'>;
  readonly onChange: (options: TableChoice['options']) => void;
}

/** Names an option's value. Seats count from one; other values that aren't numbers have words in the game. */
export function sayValue(pack: Pack, name: string, value: unknown, texts: InnerTexts): string {
  if (typeof value === 'boolean') return value ? texts.choices.yes : texts.choices.no;
  if (typeof value === 'number')
    return name === 'start' ? texts.choices.seat(value + 1) : sayIn(texts.spoken).number(value);
  return pack.words.option[String(value)] ?? String(value);
}

/** Returns the values of an option that the game accepts together with the other choices. */
export function valuesOf(
  game: Game<Shape>,
  name: string,
  options: TableChoice['options'],
  seats: number,
): readonly OptionValue[] {
  return (game.options[name] ?? []).filter(value => game.given({ ...options, [name]: value }, seats).ok);
}

/** A game's options and their possible values, folded, because the defaults are good. */
export function OptionChoices({ pack, rules, lobby, choice, onChange }: OptionChoicesProps) {
  const texts = useInnerTexts();
  const { words } = pack;
  const options = fittingOptions(rules, choice.seats, choice.options);
  const turn = (name: string, value: OptionValue) => onChange({ ...options, [name]: value });
  return (
    <details class="sheet">
      <summary>{texts.choices.options}</summary>
      <div class="stack">
        <p class="second">{lobby.optionsHint}</p>
        {Object.keys(rules.options).map(name => {
          const values = valuesOf(rules, name, options, choice.seats);
          const chosen = values.find(value => value === options[name]) ?? values[0];
          const label = words.option[name] ?? name;
          const hint = lobby.optionHints[name];
          if (values.length < 2 || chosen === undefined) return null;
          if (typeof chosen === 'boolean')
            return <Tick key={name} label={label} hint={hint} isOn={chosen} onTurn={on => turn(name, on)} />;
          return (
            <Select
              key={name}
              label={label}
              value={String(chosen)}
              options={values.map(value => [String(value), sayValue(pack, name, value, texts)])}
              onChoose={wanted => turn(name, values.find(value => String(value) === wanted) ?? chosen)}
            >
              <Hint text={hint} />
            </Select>
          );
        })}
      </div>
    </details>
  );
}
