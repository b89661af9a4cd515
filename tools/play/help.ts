import { type Character, type Prompt, type Shape, sayAction } from '@consigliere/kernel';
import { easelOf, type Session, uiOf, wordsOf } from './session.ts';
import { left, wrapped } from './text.ts';
import { KEYS } from './words/index.ts';

/** Everything that can be typed. */
export function helpLines<T extends Shape>(session: Session<T>): readonly string[] {
  const { colours, width } = easelOf(session);
  const ui = uiOf(session);
  const rows = [['1, 2, …', ui.number], ['Enter', ui.enter], ...KEYS.map(key => [key, ui.command[key]])].map(
    ([typed = '', does = '']) => `  ${colours.bold(left(typed, 9))}${does}`,
  );
  const rules = Object.keys(wordsOf(session).rule);
  const people = charactersOf(session).map(({ name }) => name);
  return [
    colours.bold(ui.help.title),
    ...rows.flatMap(row => wrapped(row, width, 11)),
    ...wrapped(ui.help.topics(namesOf(session)), width, 2),
    ...wrapped(ui.help.rules(rules[0] ?? '', rules.at(-1) ?? ''), width, 2),
    ...(people.length > 0 ? wrapped(ui.help.people(people), width, 2) : []),
  ];
}

const namesOf = <T extends Shape>({ drawing, language }: Session<T>): string =>
  drawing
    .topics(language)
    .map(({ name }) => name)
    .join(', ');

const charactersOf = <T extends Shape>({ company }: Session<T>): readonly Character[] =>
  company.flatMap(({ character }) => character ?? []);

/** What a card or a rule says, or who somebody is; cards and people by any beginning of their name that fits no other, rules by their number. */
export function helpOn<T extends Shape>(session: Session<T>, asked: string): readonly string[] {
  const { drawing, language, terminal } = session;
  const { colours, width } = terminal;
  const ui = uiOf(session);
  const wanted = asked.toLowerCase();
  const page = (name: string, text: string): string[] => wrapped(`${colours.bold(name)}: ${text}`, width, 2);
  const rule = Object.entries(wordsOf(session).rule).find(([name]) => name.toLowerCase() === wanted);
  if (rule !== undefined) return page(...rule);
  const people = charactersOf(session).map(({ name, about }) => ({ name, text: about }));
  const topics = [...drawing.topics(language), ...people];
  const exact = topics.find(({ name }) => name.toLowerCase() === wanted);
  const found = exact === undefined ? topics.filter(({ name }) => name.toLowerCase().startsWith(wanted)) : [exact];
  const [first, ...others] = found;
  if (first === undefined) return wrapped(ui.help.unknown(asked, everything(session)), width);
  if (others.length > 0) return wrapped(ui.help.ambiguous(asked, found.map(({ name }) => name).join(' / ')), width);
  return page(first.name, first.text);
}

function everything<T extends Shape>(session: Session<T>): string {
  const rules = Object.keys(wordsOf(session).rule);
  return `${namesOf(session)}, ${rules[0]} … ${rules.at(-1)}`;
}

/** What one might try and may not, under the rule that forbids it. */
export function barredLines<T extends Shape>(session: Session<T>, { barred }: Prompt<T>): readonly string[] {
  const { who, colours, width } = easelOf(session);
  const { title, none } = uiOf(session).barred;
  const words = wordsOf(session);
  const byRule = Map.groupBy(barred, ({ rule }) => rule);
  if (byRule.size === 0) return [none];
  const lines = [colours.bold(title)];
  for (const [rule, those] of byRule) {
    for (const { action } of those) lines.push(...wrapped(`  ${sayAction(words, action, who)}`, width, 4));
    lines.push(...wrapped(`    ${rule}: ${words.rule[rule] ?? ''}`, width, 4).map(colours.dim));
  }
  return lines;
}
