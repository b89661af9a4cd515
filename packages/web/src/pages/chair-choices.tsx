import type { Character } from '@consigliere/kernel';
import { Crest } from '../look/art/crest.tsx';
import { useTexts } from '../words/texts.ts';
import { type Choice, othersOf } from './choice.ts';
import { Select } from './fields.tsx';

const FREE = 'free';
const LEVELS = [1, 2, 3, 4, 5];

interface ChairChoicesProps {
  readonly choice: Choice;
  /** Empty while the game is loaded: then levels are all that is known. */
  readonly characters: readonly Character[];
  readonly onChange: (part: Partial<Choice>) => void;
}

/** Who sits on which chair: oneself first, then friends or somebody of the house. */
export function ChairChoices({ choice, characters, onChange }: ChairChoicesProps) {
  const { choices } = useTexts();
  const others = othersOf(choice);
  const nameOf = (level: number): string => {
    const name = characters[level - 1]?.name;
    return name === undefined ? choices.level(level) : `${name} · ${choices.level(level)}`;
  };
  const free = choice.where === 'there' ? [[FREE, choices.open] as const] : [];
  return (
    <fieldset class="sheet chair-choices">
      <legend>{choices.chairs}</legend>
      <div class="chair-choice">
        <Crest seat={0} size={40} />
        <p class="field">
          <span>{choices.chair(1)}</span>
          <strong>{choices.you}</strong>
        </p>
      </div>
      {others.map((level, at) => (
        <div class="chair-choice" key={at}>
          <Crest seat={at + 1} size={40} />
          <Select
            label={choices.chair(at + 2)}
            value={level === null ? FREE : String(level)}
            options={[...free, ...LEVELS.map(each => [String(each), nameOf(each)] as const)]}
            onChoose={chosen => onChange({ others: others.with(at, chosen === FREE ? null : Number(chosen)) })}
          >
            {level !== null && <small class="second">{characters[level - 1]?.about}</small>}
          </Select>
        </div>
      ))}
    </fieldset>
  );
}
