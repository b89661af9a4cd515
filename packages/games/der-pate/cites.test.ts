import { LANGUAGES } from '@consigliere/kernel';
import { chacha20, legal, type Notice, play, rulesOf, sayEvent, start, waiting } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { EVENTS } from './edition/edition.ts';
import { derPate } from './index.ts';
import { words } from './text/index.ts';
import type { DerPate, DpEvent } from './types.ts';

/** The cause of the events that follow an answer: its decision, by the name of its field, tile, event or moment. */
function causeOf(kind: string, frame: object, type: string): string {
  if (type === 'free-takeover') return 'E6';
  if (kind === 'event' && 'event' in frame) return EVENTS[Number(frame.event)] ?? '?';
  return kind;
}

/** The new cause that an event sets for the events after it; null: the cause stays. */
function nextCause(event: DpEvent): string | null {
  switch (event.type) {
    case 'placed':
      return event.field;
    case 'event-card':
      return EVENTS[event.event] ?? '?';
    case 'tile-used':
      return event.tile === 'senator' ? null : event.tile;
    case 'favour':
      return `favour ${event.favour}`;
    case 'ended':
      return 'end';
    case 'rolled':
      return event.by;
    case 'round':
    case 'turn':
      return event.type;
    default:
      return null;
  }
}

/** The kind of an event, as finely as the rules distinguish it. */
function named(event: DpEvent): string {
  switch (event.type) {
    case 'money':
      return `money (${event.reason})`;
    case 'settled':
      return event.seat === null ? 'settled (neutral)' : 'settled';
    case 'over':
      return event.winners.length === 0 ? 'over (nobody)' : 'over';
    case 'tile-used':
      return event.tile === 'senator' ? 'tile-used (senator)' : 'tile-used';
    default:
      return event.type;
  }
}

type Listen = (notices: readonly Notice<DerPate>[], cause: string) => void;

/** Plays matches with random answers and hands over the events of each answer. */
function playMatches(seats: number, matches: number, options: Readonly<Record<string, unknown>>, listen: Listen): void {
  const rules = rulesOf(derPate, seats, options);
  if (!rules.ok) throw new Error(rules.why);
  for (let match = 0; match < matches; match++) {
    let choice = match + 1;
    let { state, notices } = start(rules.value, chacha20((1000 * seats + match).toString(16).padStart(64, '0')));
    listen(notices, 'set-up');
    for (let [seat] = waiting(rules.value, state); seat !== undefined; [seat] = waiting(rules.value, state)) {
      const top = state.flow.at(-1);
      choice = (choice * 48_271) % 2_147_483_647;
      const answers = legal(rules.value, state, seat);
      const action = answers[choice % answers.length];
      if (top === undefined || action === undefined) throw new Error('nobody can answer');
      const cause = causeOf(top.kind, top.frame, action.type);
      ({ state, notices } = play(rules.value, state, seat, action));
      listen(notices, cause);
    }
  }
}

type RulesByPair = Readonly<Record<string, string>>;
const group = (cause: string, rules: RulesByPair): RulesByPair =>
  Object.fromEntries(Object.entries(rules).map(([told, rule]) => [`${cause}: ${told}`, rule]));
/** An advance on reputation or influence can end it or bring a tile. */
const TRACK: RulesByPair = { 'money (track-end)': 'DP-29', 'tile-won': 'DP-25' };
const SENATOR: RulesByPair = { 'tile-used (senator)': 'DP-27' };
const card = (rule: string): RulesByPair => ({ 'event-card': rule, car: 'DP-7', ko: 'DP-7' });
const taking = (rule: string): RulesByPair => ({ cleared: rule, debt: rule, occupied: rule });
const TABLES = [
  [2, 20, {}],
  [3, 40, {}],
  [4, 30, {}],
  [3, 10, { layout: 'fixed', edition: { id: 'money first', favours: ['money', 'two-steps'] } }],
] as const;

/** The one rule of each pair that can occur. */
const EXPECTED = {
  ...group('set-up', {
    'set-up': 'DP-1',
    parked: 'DP-42',
    settled: 'DP-42',
    occupied: 'DP-42',
    'settled (neutral)': 'DP-4',
  }),
  ...group('settle', { parked: 'DP-3', settled: 'DP-3', occupied: 'DP-3', 'settled (neutral)': 'DP-4' }),
  ...group('round', { round: 'DP-6', 'money (income)': 'DP-6' }),
  ...group('turn', { turn: 'DP-8' }),
  ...group('row', { rolled: 'DP-10' }),
  ...group('business', { placed: 'DP-13', 'money (business)': 'DP-13', advanced: 'DP-13', ...TRACK }),
  ...group('press', { placed: 'DP-12', advanced: 'DP-12', 'money (press)': 'DP-E5', ...TRACK }),
  ...group('reputation', { placed: 'DP-14', advanced: 'DP-14', ...TRACK, ...SENATOR }),
  ...group('influence', { placed: 'DP-14', advanced: 'DP-14', ...TRACK, ...SENATOR }),
  ...group('bet', { placed: 'DP-15', 'money (bet)': 'DP-15', ...SENATOR }),
  ...group('visit', {
    placed: 'DP-16',
    car: 'DP-16',
    cleared: 'DP-16',
    occupied: 'DP-16',
    declined: 'DP-16',
    ...SENATOR,
  }),
  ...group('assembly', { placed: 'DP-17', debt: 'DP-17', 'money (assembly)': 'DP-17', ...SENATOR }),
  ...group('raid', { placed: 'DP-18', cleared: 'DP-18', ...SENATOR }),
  ...group('takeover', { placed: 'DP-19', declined: 'DP-19', ...taking('DP-19'), ...SENATOR }),
  ...group('friend', { placed: 'DP-20', friend: 'DP-20', 'money (friend)': 'DP-20', ...SENATOR }),
  ...group('consigliere', { placed: 'DP-21', occupied: 'DP-21', declined: 'DP-21', ...SENATOR }),
  ...group('prosecutor', { placed: 'DP-22', freed: 'DP-22', declined: 'DP-22', ...SENATOR }),
  ...group('informer', { placed: 'DP-23', cleared: 'DP-23', declined: 'DP-23', ...SENATOR }),
  ...group('banker', { placed: 'DP-24', advanced: 'DP-24', declined: 'DP-24', ...SENATOR }),
  ...group('wedding', { 'tile-used': 'DP-26', friend: 'DP-26' }),
  ...group('grandchild', { 'tile-used': 'DP-26', 'extra-die': 'DP-26', 'money (grandchild)': 'DP-26' }),
  ...group('birthday', { 'tile-used': 'DP-26', advanced: 'DP-26', ...TRACK }),
  ...group('cop', { 'tile-used': 'DP-27', rolled: 'DP-27' }),
  ...group('judge', { 'tile-used': 'DP-27', rolled: 'DP-27' }),
  ...group('celebrate', { 'tile-kept': 'DP-28' }),
  ...group('favour 1', { favour: 'DP-30', rescued: 'DP-31' }),
  ...group('favour 2', { favour: 'DP-30', debt: 'DP-31' }),
  ...group('favour 3', { favour: 'DP-30', advanced: 'DP-31', ...TRACK }),
  ...group('favour 4', { favour: 'DP-30', 'money (favour)': 'DP-31' }),
  ...group('E1', { ...card('DP-E1'), 'money (event)': 'DP-E1', advanced: 'DP-E1', declined: 'DP-E1' }),
  ...group('E2', { ...card('DP-E2'), 'money (event)': 'DP-E2', cleared: 'DP-E2', declined: 'DP-E2' }),
  ...group('E3', { ...card('DP-E3'), cleared: 'DP-E3' }),
  ...group('E4', { ...card('DP-E4'), debt: 'DP-E4' }),
  ...group('E5', card('DP-E5')),
  ...group('E6', { ...card('DP-E6'), ...taking('DP-E6') }),
  ...group('E7', { ...card('DP-E7'), friend: 'DP-E7' }),
  ...group('E8', { ...card('DP-E8'), 'extra-die': 'DP-E8', cleared: 'DP-E8' }),
  ...group('E9', { ...card('DP-E9'), 'money (event)': 'DP-E9', freed: 'DP-E9', drowned: 'DP-E9' }),
  ...group('E10', { ...card('DP-E10'), cleared: 'DP-E10' }),
  ...group('end', { ended: 'DP-39', out: 'DP-32', freed: 'DP-33', over: 'DP-35', 'over (nobody)': 'DP-36' }),
  ...group('end', { 'money (income)': 'DP-33', 'money (final-business)': 'DP-33', 'money (bail)': 'DP-33' }),
  ...group('end', { 'money (debts)': 'DP-34' }),
};

test('every event cites the rule that caused it, for every pair of cause and event', () => {
  const cited: Record<string, string> = {};
  for (const [seats, matches, options] of TABLES)
    playMatches(seats, matches, options, (notices, cause) => {
      let now = cause;
      for (const { rule, event } of notices) {
        // Events about something without effect cite the rule of the field, tile or event; each has its own test.
        if (event.type === 'no-effect') continue;
        now = nextCause(event) ?? now;
        const pair = `${now}: ${named(event)}`;
        cited[pair] = [...new Set([...(cited[pair]?.split(' ') ?? []), rule])].join(' ');
      }
    });
  expect(cited).toEqual(EXPECTED);
});

test.each(LANGUAGES)('no line of the log in %s repeats the number of its rule', language => {
  const who = { reader: 0, names: ['Anna', 'Hans', 'Ben'] };
  const lines: string[] = [];
  playMatches(3, 4, {}, notices => lines.push(...notices.map(({ event }) => sayEvent(words[language], event, who))));
  expect(lines.filter(line => /DP-/.test(line))).toEqual([]);
});
