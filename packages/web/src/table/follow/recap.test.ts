import { MAFIOSI } from '@consigliere/games/carta-nostra/mafiosi';
import { RANKS, ROUND_SPACES, THUG } from '@consigliere/games/corleones-empire/rules';
import { expect, test } from 'vitest';
import type { Story } from '../../kit/link/room-signals.ts';
import { OTIS, openRecaps, RHODA, step, YOU } from './testing.ts';

/** A situation, its story after the reader's last answer, and the sentences; then, what lies open on the table. */
type Situation = readonly [title: string, story: Story, sentences: readonly string[], open?: object];

const SITUATIONS = { 'carta-nostra': cartaNostra(), 'der-pate': derPate(), 'corleones-empire': corleonesEmpire() };

for (const [game, situations] of Object.entries(SITUATIONS)) {
  const tell = await openRecaps(game as keyof typeof SITUATIONS);
  for (const [title, story, sentences, open] of situations)
    test(`${game}: ${title}`, () => {
      expect(tell(story, open)).toEqual(sentences);
    });
}

function cartaNostra(): readonly Situation[] {
  const [CAPO, DON, CONSIGLIERE, HITMAN, SMUGGLER] = [0, 1, 2, 3, 4];
  const turn = (seat: number, round = 2) => ({ type: 'turn', seat, round });
  const drew = (seat: number) => ({ type: 'drew', seat });
  const city = (seat: number, mafioso: number) => ({ type: 'city', seat, mafioso });
  const job = (seat: number, mafioso: number, victim: number | null = null, target: number | null = null) => ({
    ...{ type: 'job', seat, mafioso, victim, target },
  });
  const ended = (seat: number) => ({ type: 'ended', seat });
  const own = step(YOU, ended(YOU), turn(OTIS), drew(OTIS));
  const cities = (...counts: readonly number[]) => ({
    region: counts.map(count => MAFIOSI.map((_, kind) => (kind < count ? 1 : 0))),
  });
  return [
    ['before the first answer there is nothing to tell', [step(OTIS, city(OTIS, DON))], []],
    ['right after the answer nothing has happened', [own], []],
    [
      'a quiet turn of each',
      [
        own,
        step(OTIS, city(OTIS, DON)),
        step(OTIS, ended(OTIS), turn(RHODA), drew(RHODA)),
        step(RHODA, city(RHODA, HITMAN)),
      ],
      ['Otis adds a Don to their city.', 'Rhoda adds a Hitman to their city.'],
      cities(0, 2, 3),
    ],
    [
      'a Hitman in the reader’s city comes first, before what was earlier',
      [
        ...[own, step(OTIS, city(OTIS, DON)), step(OTIS, ended(OTIS), turn(RHODA), drew(RHODA))],
        ...[step(RHODA, job(RHODA, HITMAN, YOU, DON)), step(OTIS, { type: 'unopposed', seat: RHODA })],
        step(OTIS, { type: 'liquidated', seat: RHODA, victim: YOU, mafioso: DON }),
      ],
      ['! Rhoda liquidates your Don.', 'Otis adds a Don to their city.'],
      cities(1, 2, 1),
    ],
    [
      'a kidnapping from the reader’s hand',
      [
        own,
        step(OTIS, job(OTIS, SMUGGLER, YOU)),
        step(OTIS, { type: 'kidnapped', seat: OTIS, victim: YOU, mafioso: CAPO }),
      ],
      ['! Otis kidnaps a Caporegime from your hand.'],
    ],
    [
      'somebody is one kind from winning: that comes before other gains',
      [own, step(OTIS, city(OTIS, DON)), step(OTIS, ended(OTIS), turn(RHODA)), step(RHODA, city(RHODA, HITMAN))],
      ['Rhoda adds a Hitman to their city.', 'Otis adds a Don to their city.'],
      cities(0, 2, 4),
    ],
    [
      'others against each other',
      [
        own,
        step(OTIS, job(OTIS, HITMAN, RHODA, DON)),
        step(RHODA, { type: 'liquidated', seat: OTIS, victim: RHODA, mafioso: DON }),
      ],
      ['Otis sends a Hitman against Rhoda’s Don and liquidates Rhoda’s Don.'],
    ],
    [
      'the reader’s job is stopped',
      [
        step(YOU, job(YOU, HITMAN, OTIS, DON)),
        step(OTIS, { type: 'reacted', seat: OTIS, companion: SMUGGLER, against: YOU }),
        step(RHODA, { type: 'stopped', seat: YOU, mafioso: HITMAN }),
      ],
      ['! Your Hitman is stopped.', 'Otis plays a Don with a Smuggler against you.'],
    ],
    [
      'somebody recruits',
      [own, step(OTIS, job(OTIS, CONSIGLIERE)), step(OTIS, { type: 'recruited', seat: OTIS, mafioso: HITMAN })],
      ['Otis takes a Hitman from the discard pile.'],
    ],
    ['an undo of somebody else', [own, { ...step(OTIS), undoneBy: OTIS }], ['Otis undid the last move.']],
  ];
}

function derPate(): readonly Situation[] {
  const turn = (seat: number) => ({ type: 'turn', seat });
  const placed = (seat: number, die: number, face: number, field: string) => ({
    ...{ type: 'placed', seat, die, face, field, senator: false },
  });
  const rolled = (seat: number) => ({ type: 'rolled', seat, faces: [1, 2, 3, 4], by: 'row' });
  const cleared = (holder: number, business: number, to = 'jail') => ({ type: 'cleared', business, holder, to });
  const occupied = (seat: number, business: number) => ({ type: 'occupied', seat, business });
  const money = (seat: number, amount: number, reason: string, other: number | null = null) => ({
    ...{ type: 'money', seat, amount, reason, other },
  });
  const advanced = (seat: number, track: string, from: number, to: number) => ({
    type: 'advanced',
    seat,
    track,
    from,
    to,
  });
  const own = step(YOU, { type: 'ended', seat: YOU }, turn(OTIS), rolled(OTIS));
  return [
    ['rolls alone aren’t worth a sentence', [own, step(OTIS, rolled(OTIS))], []],
    [
      'a raid by somebody: the move that led to the loss is named',
      [own, step(OTIS, placed(OTIS, 3, 3, 'raid'), cleared(YOU, 1), cleared(RHODA, 5), rolled(OTIS))],
      [
        '! Otis places the red 3 on FBI raid. Your member leaves Protection (Greenwich Village & Soho) and goes to jail.',
      ],
    ],
    [
      'an informer, whose move was a step before the loss',
      [own, step(OTIS, placed(OTIS, 0, 3, 'informer')), step(OTIS, cleared(YOU, 1))],
      [
        '! Otis places the black 3 on Informer. Your member leaves Protection (Greenwich Village & Soho) and goes to jail.',
      ],
    ],
    [
      'debts that the reader has to pay back',
      [own, step(OTIS, placed(OTIS, 0, 3, 'assembly'), money(YOU, -3000, 'assembly', OTIS))],
      ['! You pay Otis $3,000 for returned debt markers.'],
    ],
    [
      'the income of a new round is small, and isn’t told beside other things',
      [
        own,
        step(OTIS, placed(OTIS, 1, 5, 'consigliere')),
        step(OTIS, occupied(OTIS, 4)),
        step(OTIS, { type: 'ended', seat: OTIS }, { type: 'round', round: 3 }, money(OTIS, 1000, 'income')),
      ],
      ['Otis occupies Gambling (East Side).'],
    ],
    [
      'in the set-up a district is told, and not each of its businesses',
      [
        step(YOU, { type: 'settled', seat: YOU, district: 0 }),
        step(OTIS, { type: 'settled', seat: OTIS, district: 1 }, occupied(OTIS, 4), occupied(OTIS, 5)),
      ],
      ['Otis (Tattaglia) occupies East Side.'],
    ],
    [
      'several businesses in one turn share their verb',
      [own, step(OTIS, occupied(OTIS, 4)), step(OTIS, occupied(OTIS, 3))],
      ['Otis occupies Gambling and Bookmaker (East Side).'],
    ],
    [
      'the last die is placed by itself with the one before it, and is the cause of what follows',
      [own, step(OTIS, placed(OTIS, 2, 5, 'assembly'), placed(OTIS, 0, 5, 'informer')), step(OTIS, cleared(YOU, 1))],
      [
        '! Otis places the black 5 on Informer. Your member leaves Protection (Greenwich Village & Soho) and goes to jail.',
      ],
    ],
    [
      'a raid with the senator: the die is told, and not the tile',
      [
        own,
        step(
          OTIS,
          { ...placed(OTIS, 0, 1, 'raid'), senator: true },
          { type: 'tile-used', seat: OTIS, tile: 'senator' },
          cleared(YOU, 1),
          placed(OTIS, 2, 4, 'consigliere'),
        ),
      ],
      [
        '! Otis places the black 1 on FBI raid, with the senator. Your member leaves Protection (Greenwich Village & Soho) and goes to jail.',
      ],
    ],
    [
      'a tile and a business of others',
      [
        own,
        step(OTIS, placed(OTIS, 2, 4, 'reputation'), advanced(OTIS, 'reputation', 3, 7), {
          type: 'tile-won',
          seat: OTIS,
          tile: 'grandchild',
        }),
        step(OTIS, { type: 'ended', seat: OTIS }, turn(RHODA)),
        step(RHODA, occupied(RHODA, 4)),
      ],
      ['Otis gains the Grandchild tile.', 'Rhoda occupies Gambling (East Side).'],
    ],
    [
      'somebody reaches the last space of the KO track',
      [
        own,
        step(OTIS, occupied(OTIS, 4)),
        step(OTIS, { type: 'ended', seat: OTIS }, turn(RHODA)),
        step(RHODA, placed(RHODA, 2, 2, 'reputation'), advanced(RHODA, 'reputation', 10, 12)),
      ],
      ['Rhoda advances 2 spaces on the reputation track, to space 12.', 'Otis occupies Gambling (East Side).'],
      { ko: 'reputation' },
    ],
    [
      'an event that sends the reader’s members to jail is nobody’s doing, even after the reader’s own turn',
      [
        step(
          YOU,
          { type: 'ended', seat: YOU },
          { type: 'round', round: 3 },
          { type: 'event-card', event: 9, colour: 'grey' },
          cleared(YOU, 4),
        ),
      ],
      [
        '! Event card, grey: Gambling raid. All members in unprotected gambling businesses go to jail. Your member leaves Gambling (East Side) and goes to jail.',
      ],
    ],
    [
      'losses by the reader’s own answer aren’t told',
      [step(YOU, placed(YOU, 3, 3, 'raid'), cleared(YOU, 1)), step(OTIS, { type: 'friend', seat: OTIS, count: 1 })],
      ['Otis gets a friend of the family.'],
    ],
    [
      'a takeover without a die: the business that was taken tells who it was',
      [
        own,
        step(OTIS, cleared(YOU, 3, 'river'), { type: 'debt', owner: OTIS, from: OTIS, to: YOU }, occupied(OTIS, 3)),
        step(OTIS, occupied(OTIS, 4)),
      ],
      ['! Your member leaves Bookmaker (East Side) and goes into the Hudson. Otis occupies Bookmaker (East Side).'],
    ],
    [
      'a neutral member that makes room isn’t worth a sentence',
      [own, step(OTIS, placed(OTIS, 0, 5, 'takeover')), step(OTIS, cleared(-1, 3, 'box'), occupied(OTIS, 3))],
      ['Otis occupies Bookmaker (East Side).'],
    ],
    [
      'a member is taken over',
      [
        own,
        step(OTIS, placed(OTIS, 0, 5, 'takeover')),
        step(OTIS, cleared(YOU, 3, 'river'), { type: 'debt', owner: OTIS, from: OTIS, to: YOU }, occupied(OTIS, 3)),
      ],
      ['! Otis places the black 5 on Takeover. Your member leaves Bookmaker (East Side) and goes into the Hudson.'],
    ],
  ];
}

function corleonesEmpire(): readonly Situation[] {
  const turn = (seat: number) => ({ type: 'turn', seat });
  const thug = (seat: number, business: number) => ({ type: 'thug', seat, business });
  const member = (seat: number, space: number) => ({ type: 'member', seat, space, rank: 0 });
  const took = (seat: number, kind: number) => ({ type: 'took', seat, kind, instead: null });
  const completed = (seat: number, job: number) => ({ type: 'completed', seat, job });
  const thugOf = (seat: number) => RANKS.length * seat + THUG;
  const own = step(YOU, { type: 'icons-left', seat: YOU, icons: [] }, turn(OTIS));
  const war = (turf: number, winner: number | null, figures: readonly number[]) => ({
    ...{ type: 'turf-war', turf, figures, neutral: 0, winner },
  });
  const over = (seat: number, next: number) => step(seat, { type: 'icons-left', seat, icons: [] }, turn(next));
  return [
    [
      'a figure and what it took: the figure is told',
      [
        own,
        step(OTIS, thug(OTIS, 2)),
        step(OTIS, took(OTIS, 4)),
        over(OTIS, RHODA),
        step(RHODA, member(RHODA, 1)),
        step(RHODA, took(RHODA, 5)),
      ],
      ['Otis puts a Thug on the Pawn Shop.', 'Rhoda puts the Don on F02 (Upper West Side, Central Park).'],
    ],
    [
      'a Thug of the reader is gunned down: that comes first',
      [
        ...[own, step(OTIS, thug(OTIS, 2)), over(OTIS, RHODA)],
        step(RHODA, { type: 'job', seat: RHODA, job: 0, public: true }),
        step(RHODA, { type: 'gunned-down', seat: RHODA, figure: thugOf(YOU), from: 3 }, completed(RHODA, 0)),
      ],
      ['! Rhoda guns down your Thug on Calvary Cemetery.', 'Otis puts a Thug on the Pawn Shop.'],
    ],
    [
      'small things alone are told, because there is nothing else',
      [own, step(OTIS, took(OTIS, 4), took(OTIS, 4)), step(OTIS, { type: 'suitcased', seat: OTIS, money: 1 })],
      ['Otis takes a Gun twice and puts a $2 into the suitcase.'],
    ],
    [
      'a job that was done comes before a figure',
      [
        own,
        step(OTIS, thug(OTIS, 2)),
        over(OTIS, RHODA),
        step(RHODA, { type: 'job', seat: RHODA, job: 0, public: false }, completed(RHODA, 0)),
      ],
      ['Rhoda completes the job Shakedown.', 'Otis puts a Thug on the Pawn Shop.'],
    ],
    [
      'a figure of the reader is moved',
      [own, step(OTIS, { type: 'moved', seat: OTIS, figure: thugOf(YOU), from: 2, to: 3 })],
      ['! Otis moves your Thug from the Pawn Shop to Calvary Cemetery.'],
    ],
    [
      'a suitcase of the reader is robbed',
      [own, step(OTIS, { type: 'robbed-card', seat: OTIS, victim: YOU, money: 1 })],
      ['! Otis takes a $2 from your suitcase.'],
    ],
    [
      'the reader loses the control of a turf, in a war after their own last figure',
      [
        step(
          YOU,
          { type: 'out', seat: YOU },
          war(1, OTIS, [1, 2, 0]),
          { type: 'control', seat: OTIS, turf: 1 },
          war(2, null, [1, 1, 0]),
        ),
      ],
      ['! Otis puts a control marker in Brooklyn. You no longer control Brooklyn.'],
      { control: [[], [YOU, OTIS], [], [], [], [], []] },
    ],
    [
      'control and an ally in one turn are joined by one “and”',
      [
        step(
          YOU,
          { type: 'out', seat: YOU },
          war(0, OTIS, [0, 2, 1]),
          { type: 'control', seat: OTIS, turf: 0 },
          { type: 'bids', bids: [[0], [0, 0, 1], [0]] },
          { type: 'bribed', seat: OTIS, ally: 0, paid: [0, 0, 1] },
        ),
      ],
      [
        'Otis puts a control marker on Wall Street and takes the Mayor (Act I) for $3.',
        'The bids: you $0, Otis $3, Rhoda $0.',
      ],
      { control: [[OTIS], [], [], [], [], [], []] },
    ],
    [
      'others win turfs',
      [
        step(YOU, { type: 'out', seat: YOU }, turn(OTIS)),
        step(
          OTIS,
          { type: 'out', seat: OTIS },
          war(0, OTIS, [0, 2, 1]),
          { type: 'control', seat: OTIS, turf: 0 },
          war(1, RHODA, [0, 0, 1]),
          { type: 'control', seat: RHODA, turf: 1 },
        ),
      ],
      ['Otis puts a control marker on Wall Street.', 'Rhoda puts a control marker in Brooklyn.'],
      { control: [[OTIS], [RHODA], [], [], [], [], []] },
    ],
    [
      'bids are opened with the reader’s own seal, and there is no ally left for them',
      [
        step(
          YOU,
          { type: 'bids', bids: [[1], [0, 1], [0, 0, 1]] },
          { type: 'bribed', seat: RHODA, ally: 0, paid: [0, 0, 1] },
          { type: 'bid-back', seat: YOU },
        ),
      ],
      ['! No ally is left for you: the bid goes back into the suitcase.', 'Rhoda takes the Mayor (Act I) for $3.'],
    ],
    [
      'allies that go back into hands aren’t told beside those that were bribed',
      [
        step(
          YOU,
          { type: 'bids', bids: [[1], [0, 1], [0, 0, 1]] },
          { type: 'bribed', seat: RHODA, ally: 0, paid: [0, 0, 1] },
          { type: 'allies-back', seat: OTIS, allies: [1] },
        ),
      ],
      ['Rhoda takes the Mayor (Act I) for $3.'],
    ],
    [
      'the Horse Head and a public job',
      [
        own,
        step(OTIS, member(OTIS, ROUND_SPACES - 1)),
        step(OTIS, { type: 'horse-head', seat: OTIS }),
        over(OTIS, RHODA),
        step(RHODA, completed(RHODA, 0)),
      ],
      ['Otis takes the Horse Head.', 'Rhoda completes the job Shakedown.'],
    ],
  ];
}
