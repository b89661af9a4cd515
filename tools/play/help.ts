import type { Shape, View } from '@consigliere/kernel';
import { type Prompt, sayAction } from '@consigliere/kernel/host';
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
  return [
    colours.bold(ui.help.title),
    ...rows.flatMap(row => wrapped(row, width, 11)),
    ...wrapped(ui.help.topics(namesOf(session)), width, 2),
    ...wrapped(ui.help.rules(rules[0] ?? '', rules.at(-1) ?? ''), width, 2),
    ...wrapped(ui.help.people(peopleOf(session)), width, 2),
  ];
}

/** A help page: its keywords and its text. */
interface Topic {
  readonly name: string;
  readonly text: string;
}

/** Everything with a name and a help text in a game's words, at any depth; things with the same name share a page. */
export function topicsIn(words: object): readonly Topic[] {
  const pages = new Map<string, { readonly name: string; readonly texts: Set<string> }>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('name' in value && 'help' in value && typeof value.name === 'string' && typeof value.help === 'string') {
      const page = pages.get(value.name.toLowerCase()) ?? { name: value.name, texts: new Set<string>() };
      page.texts.add(value.help);
      pages.set(value.name.toLowerCase(), page);
    } else for (const each of Object.values(value)) visit(each);
  };
  visit(words);
  return [...pages.values()].map(({ name, texts }) => ({ name, text: [...texts].join(' ') }));
}

const namesOf = <T extends Shape>(session: Session<T>): string =>
  topicsIn(wordsOf(session))
    .map(({ name }) => name)
    .join(', ');

const peopleOf = <T extends Shape>({ company }: Session<T>): readonly string[] =>
  company.map(({ name, character }) => character?.name ?? name);

/** Describes a player and lists everything that can be counted for their family, label by label. */
function pageOnSeat<T extends Shape>(session: Session<T>, view: View<T>, seat: number): Topic {
  const { name = '', character = null } = session.company[seat] ?? {};
  const totals = session.readable.table
    .totals(view, seat, wordsOf(session))
    .map(({ label, value }) => `${label}: ${value}`);
  const about = character === null ? '' : `${character.about} `;
  return { name: character?.name ?? name, text: `${about}${totals.join(' · ')}` };
}

/** Returns the help on a thing, a rule or a family; things and people by any unambiguous beginning of their name, rules by their number. */
export function helpOn<T extends Shape>(session: Session<T>, view: View<T>, asked: string): readonly string[] {
  const { colours, width } = session.terminal;
  const ui = uiOf(session);
  const words = wordsOf(session);
  const wanted = asked.toLowerCase();
  const page = (name: string, text: string): string[] => wrapped(`${colours.bold(name)}: ${text}`, width, 2);
  const rule = Object.entries(words.rule).find(([name]) => name.toLowerCase() === wanted);
  if (rule !== undefined) return page(...rule);
  const topics = [...topicsIn(words), ...session.company.map((_, seat) => pageOnSeat(session, view, seat))];
  const exact = topics.find(({ name }) => name.toLowerCase() === wanted);
  const found = exact === undefined ? topics.filter(({ name }) => name.toLowerCase().startsWith(wanted)) : [exact];
  const [first, ...others] = found;
  const rules = Object.keys(words.rule);
  if (first === undefined)
    return wrapped(ui.help.unknown(asked, `${namesOf(session)}, ${rules[0]} … ${rules.at(-1)}`), width);
  if (others.length > 0) return wrapped(ui.help.ambiguous(asked, found.map(({ name }) => name).join(' / ')), width);
  return page(first.name, first.text);
}

/** Lists illegal answers that a player might try, under the rule that forbids them. */
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
