import { viewRoom } from '@consigliere/match';
import type { Player } from './player.ts';
import type { PostHouse } from './post-house.ts';
import { MINUTE, sayTime } from './sent-message.ts';

/** An entry that has come into the calendar, moved or left. */
export interface CalendarChange {
  readonly at: number;
  readonly text: string;
}

/** A calendar program that reads a player's deadlines every so often. */
export class CalendarReader {
  readonly changes: CalendarChange[] = [];
  readonly faults: string[] = [];
  readonly player: Player;
  readonly #house: PostHouse;
  readonly #url: string;
  #last = '';

  constructor(house: PostHouse, player: Player, url: string) {
    this.#house = house;
    this.player = player;
    this.#url = url;
  }

  async read(): Promise<void> {
    const response = await fetch(this.#url);
    if (!response.ok) throw new Error(`the calendar can't be read: ${response.status}`);
    const text = (await response.text()).replaceAll('\r\n ', '');
    const entries = [...text.matchAll(/DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\r\nSUMMARY:(.*)\r\n/g)];
    const found = entries.map(([, year, month, day, hour, minute, second, summary]) => ({
      at: Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
      summary,
    }));
    const room = await this.#house.look();
    const seat = this.#house.seated.findIndex(({ name }) => name === this.player.name);
    const view = viewRoom(room, this.player.id);
    const isAsked = view.match?.prompt != null;
    const up = view.windowEnds ?? view.chairs[seat]?.timeIsUp ?? 0;
    const owed = isAsked ? [Math.ceil(up / MINUTE) * MINUTE] : [];
    if (`${found.map(({ at }) => at)}` !== `${owed}`)
      this.faults.push(`${sayTime(this.#house.now)}: ${found.map(({ at }) => at)}, not ${owed}`);
    const now = found.map(({ at, summary }) => `${summary}: ${sayTime(at)}`).join('; ');
    if (now !== this.#last) this.changes.push({ at: this.#house.now, text: now === '' ? 'no entry' : now });
    this.#last = now;
  }
}
