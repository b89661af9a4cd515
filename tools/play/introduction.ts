import type { Shape } from '@consigliere/kernel';
import type { Seated } from './seating.ts';
import { type Session, uiOf } from './session.ts';
import { wrapped } from './text.ts';
import type { PlayWords } from './words/index.ts';

/** Who a character is, and which of the others play like him. */
function introduction({ manner, character }: Seated, company: readonly Seated[], ui: PlayWords): readonly string[] {
  if (typeof manner !== 'number' || character === null) return [];
  const pupils = company.filter(other => other.manner === manner && other.character === null).map(({ name }) => name);
  const learned = pupils.length === 0 ? [] : [ui.learned(pupils, character.name)];
  return [ui.introduces(character.name, manner, character.about), ...learned];
}

/** Who the others are, in lines: the log begins with it. */
export function introductionLines<T extends Shape>(session: Session<T>): readonly string[] {
  const { company, terminal } = session;
  return company
    .flatMap(each => introduction(each, company, uiOf(session)))
    .flatMap(text => wrapped(text, terminal.width, 2).map(terminal.colours.cyan));
}
