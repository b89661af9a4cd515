import { type Draw, drawsOf } from './draws.ts';
import type { FrozenRules, OldState } from './frozen.ts';
import type { Game, Parsed, Result, Rules } from './game.ts';
import { fittingOptions, result, rulesOf } from './play.ts';
import { type MatchRecord, replay, rulesOfRecord, type Stretch } from './record.ts';
import type { Shape, State } from './shape.ts';
import type { Notice } from './world.ts';

/** One step of a replayed match: its state in this version's form, and the notices on the way there. */
export interface PlaybackStep<T extends Shape> {
  readonly state: State<T>;
  readonly notices: readonly Notice<T>[];
  /** null: the match isn't over. */
  readonly result: Result | null;
}

/** A record that can be replayed, each part by the rules it was played by. */
export interface Playback<T extends Shape> {
  /** This version's rules, which can show the states. */
  readonly rules: Rules<T>;
  /** The set-up, then a step for each entry. It stops at the first entry that doesn't fit. */
  steps(): Iterable<Parsed<PlaybackStep<T>>>;
  /** The draws of each of these steps. */
  draws(): Iterable<Parsed<readonly Draw[]>>;
}

/** Replays one stretch of a match, from its set-up or from the end of the stretch before. */
interface StretchPlayer<T extends Shape> {
  steps(from: OldState | null): Iterable<Parsed<PlaybackStep<T> & { readonly left: OldState }>>;
  draws(from: OldState | null): Iterable<Parsed<readonly Draw[]>>;
}

/** Every entry of a record, from all versions. */
export const entriesOf = <T extends Shape>({ entries, later = [] }: MatchRecord<T>): MatchRecord<T>['entries'] => [
  ...entries,
  ...later.flatMap(stretch => stretch.entries),
];

/** Prepares a record for replay. It's refused if the rules it was played by are missing. */
export function playbackOf<T extends Shape>(
  game: Game<T>,
  record: MatchRecord<T>,
  frozen: readonly FrozenRules[],
): Parsed<Playback<T>> {
  const { later = [], ...first } = record;
  const begun = playerOf(game, first, frozen);
  if (!begun.ok) return begun;
  const players = [begun.value.player];
  let { rules } = begun.value;
  for (const stretch of later) {
    const next = playerOf(game, { ...first, ...stretch }, frozen);
    if (!next.ok) return next;
    players.push(next.value.player);
    rules = next.value.rules;
  }
  return { ok: true, value: { rules, steps: () => stepsOf(players), draws: () => drawsIn(players) } };
}

function playerOf<T extends Shape>(
  game: Game<T>,
  stretch: MatchRecord<T>,
  frozen: readonly FrozenRules[],
): Parsed<{ readonly player: StretchPlayer<T>; readonly rules: Rules<T> }> {
  const isOld = stretch.game === game.id && stretch.version !== game.version;
  const old = isOld ? frozen.find(each => each.game === game.id && each.version === stretch.version) : undefined;
  const rules = old === undefined ? rulesOfRecord(game, stretch) : migrateRules(game, stretch.seats, stretch);
  if (!rules.ok) return rules;
  const player = old === undefined ? playNow(rules.value, stretch) : playFrozen(old, game, stretch);
  return { ok: true, value: { player, rules: rules.value } };
}

/** This version's rules with the options that keep an older version's readings. */
export function migrateRules<T extends Shape>(
  game: Game<T>,
  seats: number,
  { version, options }: Pick<Stretch<T>, 'version' | 'options'>,
): Parsed<Rules<T>> {
  // Chosen options must still exist. An old reading is dropped if it doesn't fit them or the number of players.
  const chosen = rulesOf(game, seats, options);
  if (!chosen.ok) return chosen;
  return rulesOf(game, seats, fittingOptions(game, seats, { ...options, ...game.migrate?.readings[version] }));
}

/** Converts a state of an older version to this version. */
function migrateState<T extends Shape>(game: Game<T>, { state, version }: OldState): Parsed<State<T>> {
  const value = game.migrate?.state(state, version) ?? null;
  return value === null
    ? { ok: false, why: `version ${game.version} of ${game.id} can't go on from a state of version ${version}` }
    : { ok: true, value };
}

function playNow<T extends Shape>(rules: Rules<T>, stretch: MatchRecord<T>): StretchPlayer<T> {
  const { game } = rules;
  return {
    *steps(from) {
      const start = from === null ? null : migrateState(game, from);
      if (start?.ok === false) return yield start;
      for (const step of replay(rules, stretch, start?.value)) {
        if (!step.ok) return yield step;
        const { state, notices } = step.value;
        const left = { version: game.version, state };
        yield { ok: true, value: { state, notices, result: result(rules, state), left } };
      }
    },
    *draws(from) {
      const start = from === null ? null : migrateState(game, from);
      if (start?.ok === false) return yield start;
      yield* drawsOf(rules, stretch, start?.value);
    },
  };
}

function playFrozen<T extends Shape>(old: FrozenRules, game: Game<T>, stretch: MatchRecord<T>): StretchPlayer<T> {
  // The old rules have their own types, which this version doesn't know.
  const record = stretch as unknown as MatchRecord<Shape>;
  return {
    *steps(from) {
      for (const step of old.replay(record, from)) {
        if (!step.ok) return yield step;
        const left = { version: old.version, state: step.value.state };
        const state = migrateState(game, left);
        if (!state.ok) return yield state;
        const notices = step.value.told.map(each => ({ rule: '', ...each }));
        yield { ok: true, value: { state: state.value, notices, result: step.value.result, left } };
      }
    },
    draws: from => old.draws(record, from),
  };
}

/** The steps of all stretches. A later stretch begins with the last state of the one before, which isn't yielded twice. */
function* stepsOf<T extends Shape>(players: readonly StretchPlayer<T>[]): Iterable<Parsed<PlaybackStep<T>>> {
  let from: OldState | null = null;
  for (const player of players) {
    let isStart: boolean = from !== null;
    for (const step of player.steps(from)) {
      if (!step.ok) return yield step;
      from = step.value.left;
      if (!isStart) yield step;
      isStart = false;
    }
  }
}

function* drawsIn<T extends Shape>(players: readonly StretchPlayer<T>[]): Iterable<Parsed<readonly Draw[]>> {
  let from: OldState | null = null;
  for (const [index, player] of players.entries()) {
    let isStart: boolean = from !== null;
    for (const step of player.draws(from)) {
      if (!step.ok || !isStart) yield step;
      isStart = false;
    }
    if (index + 1 < players.length) for (const step of player.steps(from)) if (step.ok) from = step.value.left;
  }
}
