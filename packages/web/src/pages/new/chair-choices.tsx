import type { Character } from '@consigliere/kernel';
import { NameInput, Select } from '../../kit/fields.tsx';
import { lazy, Nothing } from '../../kit/lazy.tsx';
import { Crest } from '../../kit/look/art/crest.tsx';
import { guestName } from '../../kit/preferences.ts';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';
import { isShared, listOthers, type TableChoice } from '../../table/open/choice.ts';
import '../../kit/forms.css';
import '../../kit/tables.css';

const Face = lazy(async () => (await import('../../kit/look/art/faces/face.tsx')).Face, Nothing);

const FREE = 'free';
const LEVELS = [1, 2, 3, 4, 5];

interface ChairChoicesProps {
  readonly game: string;
  readonly choice: TableChoice;
  readonly characters: readonly Character[];
  /** Says who the character of a level is. */
  readonly about: (level: number) => string | undefined;
  readonly onChange: (part: Partial<TableChoice>) => void;
}

/** Chooses who sits where: the viewer first, then friends, people at this device, or bots. */
export function ChairChoices({ game, choice, characters, about, onChange }: ChairChoicesProps) {
  const { device, nameless } = useTexts();
  const { choices, shared } = useInnerTexts();
  const isHere = choice.where === 'here';
  const others = listOthers(choice);
  const nameOf = (level: number): string => {
    const name = characters[level - 1]?.name;
    return name === undefined ? choices.level(level) : `${name} · ${choices.level(level)}`;
  };
  const free = [FREE, isHere ? shared.person : choices.open] as const;
  return (
    <fieldset class="sheet chair-choices">
      <legend>{isHere ? shared.people : choices.seats}</legend>
      <div class="chair-choice">
        <span class="chair-face">
          <Crest seat={0} size={40} />
        </span>
        <div class="field">
          <span>{choices.seat(1)}</span>
          <strong>{choice.where === 'screen' ? choices.open : choices.you}</strong>
          {isShared(choice) && (
            <NameInput
              label={shared.nameOf(1)}
              name={guestName.value}
              otherwise={nameless}
              onType={name => {
                guestName.value = name;
              }}
            />
          )}
        </div>
      </div>
      {others.map((level, at) => (
        <div class="chair-choice" key={at}>
          <span class="chair-face">
            {level !== null && <Face game={game} level={level} />}
            <Crest seat={at + 1} size={40} />
          </span>
          <Select
            label={choices.seat(at + 2)}
            value={level === null ? FREE : String(level)}
            options={[free, ...LEVELS.map(each => [String(each), nameOf(each)] as const)]}
            onChoose={chosen => onChange({ others: others.with(at, chosen === FREE ? null : Number(chosen)) })}
          >
            {level !== null && <small class="second">{about(level)}</small>}
            {level === null && isHere && (
              <NameInput
                label={shared.nameOf(at + 2)}
                name={choice.names[at + 1] ?? ''}
                otherwise={device.guest(at + 2)}
                onType={name => onChange({ names: withName(choice, at + 1, name) })}
              />
            )}
          </Select>
        </div>
      ))}
    </fieldset>
  );
}

/** Returns the names by chair, with one of them replaced. */
const withName = ({ names, seats }: TableChoice, chair: number, name: string): string[] =>
  Array.from({ length: seats }, (_, each) => (each === chair ? name : (names[each] ?? '')));
