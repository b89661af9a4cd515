import type { Prompt } from './play.ts';
import type { AnswerOutcome, Effect, Preview } from './preview.ts';
import type { Action, Call, DeepReadonly, Shape } from './shape.ts';
import type { Names, Words } from './words.ts';

/** Finds the sentence for a thing by its name. The compiler makes sure that a game's words have one for each. */
type Sentence = (it: unknown, who: Names, actions: readonly unknown[]) => string;
type SentenceTable = Readonly<Record<string, Sentence | undefined>>;

function saySentence(table: unknown, name: string, it: unknown, who: Names, actions: readonly unknown[] = []): string {
  const sentence = (table as SentenceTable)[name];
  if (sentence === undefined) throw new Error(`there is no sentence for ${name}`);
  return sentence(it, who, actions);
}

/** Says what everybody is told, or what is whispered to the reader. */
export const sayEvent = <T extends Shape>(words: Words<T>, it: T['Event'] | T['Whisper'], who: Names): string =>
  saySentence(it.type in words.whisper ? words.whisper : words.event, it.type, it, who);

export const sayAction = <T extends Shape>(words: Words<T>, action: Action<T>, who: Names): string =>
  saySentence(words.action, action.type, action, who);

/** Says what a decision asks the reader. */
export const sayQuestion = <T extends Shape>(
  words: Words<T>,
  { kind, frame, actions }: Pick<Prompt<T>, 'kind' | 'frame' | 'actions'>,
  who: Names,
): string => saySentence(words.asks, kind, frame, who, actions);

/** Says what a decision waits for, to a reader who isn't asked. */
export const sayWaiting = <T extends Shape>(words: Words<T>, call: DeepReadonly<Call<T>>, who: Names): string => {
  const { kind, frame } = call as unknown as { readonly kind: string; readonly frame: object };
  return saySentence(words.awaits, kind, frame, who);
};

/** Says a preview in clauses: what is certain, what follows if nobody else reacts, and what the rest depends on. */
export function sayClauses<T extends Shape>(words: Words<T>, preview: Preview<T>, who: Names): readonly string[] {
  const { unopposed } = preview;
  const then = unopposed === null ? [] : sayOutcome(words, unopposed, who);
  // The part for the case that nobody reacts already says that others are asked.
  const effects = then.length === 0 ? preview.effects : preview.effects.filter(({ type }) => type !== 'asked');
  return [
    ...sayEffects(words, { ...preview, effects }, who),
    ...(then.length === 0 ? [] : [words.preview.unopposed(then.join(' · '))]),
    ...sayLuck(words, preview, who),
  ];
}

/** Says an outcome in clauses: what is certain, and what the rest depends on. */
export const sayOutcome = <T extends Shape>(
  words: Words<T>,
  outcome: AnswerOutcome<T>,
  who: Names,
): readonly string[] => [...sayEffects(words, outcome, who), ...sayLuck(words, outcome, who)];

const sayLuck = <T extends Shape>(words: Words<T>, { depends }: AnswerOutcome<T>, who: Names): readonly string[] =>
  sayEach([depends], luck => (luck === null ? '' : saySentence(words.preview.depends, luck.type, luck, who)));

/** Effects as clauses, each once. */
export const sayEffects = <T extends Shape>(
  words: Words<T>,
  { effects }: AnswerOutcome<T>,
  who: Names,
): readonly string[] => sayEach(effects, effect => sayEffect(words, effect, who));

/** Says one effect of an answer as a clause; '': the answer's own words say as much. */
export function sayEffect<T extends Shape>(words: Words<T>, effect: Effect<T>, who: Names): string {
  switch (effect.type) {
    case 'changed':
      return saySentence(words.preview.changed, effect.fact.what, effect, who);
    case 'asked':
      return who.reader !== null && effect.seats.includes(who.reader)
        ? sayQuestion(words, { ...(effect.call as { kind: string; frame: object }), actions: effect.actions }, who)
        : sayWaiting(words, effect.call as DeepReadonly<Call<T>>, who);
    case 'ended':
      return words.preview.ended(effect.winners, who);
    case 'nothing':
      return effect.because === undefined ? words.preview.nothing : sayEvent(words, effect.because, who);
  }
}

/** Says each thing once. */
const sayEach = <X>(items: readonly X[], say: (item: X) => string): readonly string[] => [
  ...new Set(items.map(say).filter(clause => clause !== '')),
];
