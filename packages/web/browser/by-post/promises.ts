import type { Seat } from '@consigliere/kernel';
import { asking } from '@consigliere/kernel/host';
import { type NewsKind, type Room, type RoomView, viewRoom } from '@consigliere/match';
import { MINUTE, type PostChannel } from './sent-message.ts';

/** Quiet hours, by the clock of a time zone. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly timeZone: string;
}

/** Something that stands at a table, as its players see it. */
interface Standing {
  readonly kind: NewsKind;
  /** Stays the same as long as it is the same thing. */
  readonly name: string;
  /** The one who is told; null: the whole table. */
  readonly person: string | null;
  readonly deadline?: number;
  readonly seats?: readonly Seat[];
}

/** A message that the house owes. */
export interface Promised {
  readonly at: number;
  readonly channel: PostChannel;
  readonly kinds: readonly NewsKind[];
  readonly deadline?: number;
  readonly seats?: readonly Seat[];
}

/** The person in a seat of the match that is played by post. */
export type Seated = readonly { readonly name: string; readonly player: string }[];

interface OpenChannel {
  readonly channel: PostChannel;
  /** The names of the things that this channel was told, or that stood before it was there. */
  readonly told: Set<string>;
  /** The things that wait for the end of the quiet hours. */
  held: Standing[];
  /** Whether its reader was mailed about the table and hasn't been back. */
  isMailed: boolean;
}

/**
 * The promises of the rules about news, worked out from what the players see at the table, apart from the server's code: each thing is told
 * once by each channel of those whom it concerns, when it stands; in quiet hours nothing, and at their end all that still stands
 * together; by mail once until the reader is back.
 */
export class Promises {
  readonly made: Promised[] = [];
  readonly #channels: OpenChannel[] = [];
  readonly #quiet = new Map<string, QuietHours>();
  #standing: readonly Standing[] = [];
  #seen: Room | null = null;

  add(channel: PostChannel): void {
    const told = new Set(this.#standing.map(keyOf));
    this.#channels.push({ channel, told, held: [], isMailed: false });
  }

  remove(place: string): void {
    const at = this.#channels.findIndex(({ channel }) => channel.place === place);
    if (at >= 0) this.#channels.splice(at, 1);
  }

  setQuiet(person: string, hours: QuietHours): void {
    this.#quiet.set(person, hours);
  }

  isQuiet(person: string, at: number): boolean {
    const hours = this.#quiet.get(person);
    if (hours === undefined) return false;
    const { from, to, timeZone } = hours;
    const hour = Number(new Date(at).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit' }).slice(0, 2));
    return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
  }

  /** Somebody reads the table, or does something there. */
  noteVisit(person: string): void {
    for (const each of this.#channels) if (each.channel.person === person) each.isMailed = false;
  }

  /** Looks at the table at a moment in which the server sends what is due. */
  observe(room: Room, seated: Seated, at: number): void {
    if (this.#seen !== room) this.#standing = listStanding(room, seated);
    this.#seen = room;
    for (const open of this.#channels) {
      const { channel, told } = open;
      const fresh = this.#standing.filter(each => !told.has(keyOf(each)) && isFor(each, channel));
      for (const each of fresh) told.add(keyOf(each));
      if (this.isQuiet(channel.person, at)) {
        open.held.push(...fresh);
        continue;
      }
      const standing = new Set(this.#standing.map(keyOf));
      const owed = open.held.filter(each => standing.has(keyOf(each)));
      open.held = [];
      // A thing that comes as the quiet hours end isn't among those that waited.
      if (owed.length > 0) this.made.push(together(at, channel, owed));
      if (channel.kind !== 'email') this.made.push(...fresh.map(each => alone(at, channel, each)));
      else if (fresh.length > 0 && !open.isMailed) {
        open.isMailed = true;
        this.made.push(together(at, channel, fresh));
      }
    }
  }
}

const keyOf = ({ name, person }: Standing): string => `${name} ${person}`;

const together = (at: number, channel: PostChannel, things: readonly Standing[]): Promised => ({
  at,
  channel,
  kinds: things.map(({ kind }) => kind).sort(),
});

/** Only a webhook of one's own tells programs more than people read. */
const alone = (at: number, channel: PostChannel, { kind, deadline, seats }: Standing): Promised => ({
  ...{ at, channel, kinds: [kind] },
  ...(channel.kind === 'webhook' && deadline !== undefined ? { deadline } : {}),
  ...(channel.kind === 'webhook' && seats !== undefined ? { seats } : {}),
});

/** A channel that others can read is told what concerns the whole table, and nobody's turn. */
const isFor = ({ kind, person }: Standing, channel: PostChannel): boolean =>
  channel.isShared ? person === null : person === null ? kind !== 'waiting' : person === channel.person;

function listStanding(room: Room, seated: Seated): readonly Standing[] {
  const view = viewRoom(room, null);
  if (view.match === null) return [];
  if (view.phase !== 'playing') return [{ kind: 'over', name: 'over', person: null }];
  return [
    { kind: 'started', name: 'started', person: null },
    ...listTurns(room, view, seated),
    ...listNudges(view, seated),
    ...listRequests(view, seated),
  ];
}

/** Whose turn it is, and for whom everybody waits. In a secret decision, or one in which nobody may know who could react, nobody is named. */
function listTurns(room: Room, view: RoomView, seated: Seated): readonly Standing[] {
  const question = room.match && asking(room.match.rules, room.match.course.state);
  if (question == null || view.match === null) return [];
  const { call, step } = question;
  const isSecret = step.secret || step.silence !== null;
  const asked = [...seated.keys()].filter(seat => viewRoom(room, seated[seat]?.player ?? null).match?.prompt != null);
  const nameFor = (seats: readonly Seat[]): string =>
    isSecret ? `secret ${view.match?.branch}/${call.id}` : `after ${lastOther(view, seats)} by ${seats}`;
  const turns = asked.map((seat): Standing => {
    const up = view.windowEnds ?? view.chairs[seat]?.timeIsUp ?? null;
    return {
      ...{ kind: 'turn', name: `turn ${nameFor([seat])}`, person: seated[seat]?.name ?? '' },
      ...(up === null ? {} : { deadline: Math.ceil(up / MINUTE) * MINUTE }),
    };
  });
  if (isSecret) return [{ kind: 'waiting', name: `waiting ${nameFor([])}`, person: null }, ...turns];
  if (asked.length === 0) return [];
  return [{ kind: 'waiting', name: `waiting ${nameFor(asked)}`, person: null, seats: asked }, ...turns];
}

/** The last thing that somebody else did: several moves in a row are one turn. */
const lastOther = ({ match }: RoomView, seats: readonly Seat[]): number =>
  match?.heard.findLastIndex(({ by, undoneBy }) => !seats.includes(by?.[0] ?? undoneBy ?? -1)) ?? -1;

const listNudges = ({ chairs }: RoomView, seated: Seated): readonly Standing[] =>
  chairs.flatMap(({ isNudged, remindedBy, timeIsUp }, seat) =>
    isNudged || remindedBy !== null
      ? [
          {
            kind: 'nudged',
            name: `nudged ${seat} ${isNudged ? timeIsUp : remindedBy}`,
            person: seated[seat]?.name ?? '',
          },
        ]
      : [],
  );

/** Those whose consent somebody asks for. */
const listRequests = ({ request }: RoomView, seated: Seated): readonly Standing[] =>
  (request?.open ?? []).map(seat => ({
    ...{ kind: 'request', name: `request ${request?.wish} of ${request?.seat}`, person: seated[seat]?.name ?? '' },
  }));
