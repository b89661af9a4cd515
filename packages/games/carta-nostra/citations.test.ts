import { expect, test } from 'vitest';
import { city, discard, END, idle, job, kidnap, react, recruit } from './testing/answers.ts';
import { type MatchOptions, type Position, position, type Scene, startMatch } from './testing/position.ts';
import { after, everybodyAnswers, everybodyPasses, type Happening } from './testing/scene.ts';

/** The events, each with the rule it happened by. */
const citations = ({ notices }: Scene): string[] => notices.map(({ rule, event }) => `${event.type} ${rule}`);

const cited = (wanted: Position, ...happenings: readonly Happening[]): string[] =>
  citations(after(position(wanted), ...happenings));

const FIVE_KINDS = 'caporegime don consigliere hitman smuggler';
const HIT = job('hitman', 2, 'smuggler');
const HITMAN: Position = { hands: ['hitman 2×don', '2×don 2×hitman', ''], regions: ['', '', 'smuggler'] };

test('CN-1, CN-2, CN-3 a match begins with the deal, the start player’s turn and a draw', () => {
  const opening: MatchOptions = { options: { start: 1 } };
  expect(citations(startMatch(opening))).toEqual(['dealt CN-1', 'turn CN-2', 'drew CN-3']);
});

test('CN-7, CN-3 the turn of the player to the left begins with a draw', () => {
  expect(cited({}, [0, END])).toEqual(['ended CN-4', 'turn CN-7', 'drew CN-3']);
});

test('CN-4 a mafioso is added to the city', () => {
  expect(cited({ hands: ['don'] }, [0, city('don')])).toEqual(['city CN-4']);
});

test('CN-7 in the first round the second player’s turn comes by the order of play', () => {
  expect(cited({ open: { round: 1, startPlayer: 0 } }, [0, END])).toContain('turn CN-7');
});

test('CN-10 where no card is left, the draw of a turn and a Caporegime’s draws are skipped by the same rule', () => {
  const bare: Position = { pile: '', discard: '' };
  expect(cited(bare, [0, END]).at(-1)).toBe('nothing-to-draw CN-10');
  const sent = cited({ ...bare, hands: ['caporegime'] }, [0, job('caporegime')], everybodyPasses);
  expect(sent.slice(-2)).toEqual(['nothing-to-draw CN-10', 'nothing-to-draw CN-10']);
});

test('CN-14 a Caporegime’s cards are drawn by the rule of the job, not of the turn', () => {
  expect(cited({ hands: ['caporegime'] }, [0, job('caporegime')], everybodyPasses)).toEqual([
    'job CN-14',
    'unopposed CN-20',
    'drew CN-14',
    'drew CN-14',
  ]);
});

test('CN-9 a new draw pile has the same rule whatever emptied the old one', () => {
  expect(cited({ pile: 'don', discard: 'don hitman' }, [0, END])).toContain('reshuffled CN-9');
  expect(cited({ pile: '', discard: 'don', hands: ['hitman'] }, [0, idle('hitman')])).toEqual([
    'idle CN-16',
    'reshuffled CN-9',
  ]);
  expect(cited({ pile: '', hands: ['11×hitman'] }, [0, END], [0, discard('hitman')])).toContain('reshuffled CN-9');
});

test('CN-13 a Consigliere is sent and takes a card', () => {
  expect(cited({ hands: ['consigliere'] }, [0, job('consigliere')], everybodyPasses, [0, recruit('smuggler')])).toEqual(
    ['job CN-13', 'unopposed CN-20', 'recruited CN-13'],
  );
});

test('CN-12 a Hitman is sent and liquidates', () => {
  expect(cited(HITMAN, [0, HIT], everybodyPasses)).toEqual(['job CN-12', 'unopposed CN-20', 'liquidated CN-12']);
});

test('CN-11 a Smuggler is sent, looks and kidnaps', () => {
  expect(cited({ hands: ['smuggler', 'don'] }, [0, job('smuggler', 1)], everybodyPasses, [0, kidnap('don')])).toEqual([
    'job CN-11',
    'unopposed CN-20',
    'looked CN-11',
    'kidnapped CN-11',
  ]);
});

test('CN-28 a Smuggler’s victim has paid the last cards in the windows', () => {
  const told = cited(
    { hands: ['smuggler don hitman', 'don hitman'] },
    [0, job('smuggler', 1)],
    everybodyAnswers({ 1: react('hitman') }),
    everybodyAnswers({ 0: react('hitman') }),
    everybodyPasses,
  );
  expect(told.at(-1)).toBe('empty-handed CN-28');
});

test('CN-18 a Don stops a job', () => {
  expect(cited(HITMAN, [0, HIT], everybodyAnswers({ 1: react('don') }), everybodyPasses)).toEqual([
    'job CN-12',
    'reacted CN-18',
    'unopposed CN-20',
    'stopped CN-18',
  ]);
});

test('CN-19 a Don stops a Don, and CN-20 a third one stops the job after all', () => {
  expect(
    cited(
      HITMAN,
      [0, HIT],
      everybodyAnswers({ 1: react('hitman') }),
      everybodyAnswers({ 0: react('don') }),
      everybodyAnswers({ 1: react('hitman') }),
      everybodyPasses,
    ),
  ).toEqual(['job CN-12', 'reacted CN-18', 'reacted CN-19', 'reacted CN-19', 'unopposed CN-20', 'stopped CN-20']);
});

test('CN-6 cards over the hand limit are discarded', () => {
  expect(cited({ hands: ['11×hitman'] }, [0, END], [0, discard('hitman')])).toContain('discarded CN-6');
});

test('CN-5 a match of one game ends by the rule its game ends by', () => {
  expect(cited({ regions: [FIVE_KINDS] }, [0, END])).toEqual(['game-over CN-5', 'match-over CN-5']);
});

test('CN-24 so does one in which no card moves', () => {
  const still: Position = { pile: '', discard: '', open: { stillTurns: 2, moved: false } };
  expect(cited(still, [0, END]).slice(-2)).toEqual(['game-over CN-24', 'match-over CN-24']);
});

test('CN-29 and one whose last round is over', () => {
  const last: Position = { turn: 2, open: { round: 200, startPlayer: 0 } };
  expect(cited(last, [2, END]).slice(-2)).toEqual(['game-over CN-29', 'match-over CN-29']);
});

test('CN-30 a match of several games ends when somebody has enough wins', () => {
  const options = { wins: 2 };
  const decisive = cited({ options, regions: [FIVE_KINDS], open: { wins: [1, 0, 0] } }, [0, END]);
  expect(decisive).toEqual(['game-over CN-5', 'match-over CN-30']);
});

test('CN-2 the next game of a match begins with the last winner’s turn', () => {
  const next = cited({ options: { wins: 2 }, regions: [FIVE_KINDS] }, [0, END]);
  expect(next).toEqual(['game-over CN-5', 'dealt CN-1', 'turn CN-2', 'drew CN-3']);
});
