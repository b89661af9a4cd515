import type { Publication } from '@consigliere/match';
import type { ServerMessage } from '@consigliere/protocol';

/** Makes text of publications: of what several feeds get, once. */
export class FeedTexts {
  /** The text of the changes that were last sent to everybody. */
  #common: { readonly all: object | undefined; readonly text: string } = { all: undefined, text: '' };

  /** `now`: the time that the viewer sees. */
  of(room: string, now: number, publication: Publication): string {
    const head = `{"type":"${publication.type}","room":${JSON.stringify(room)},"now":${now}`;
    if (publication.type === 'seen') return `${head},"seen":${JSON.stringify(publication.seen)}}`;
    const { all, mine } = publication;
    const own = mine === undefined ? '' : `,"mine":${JSON.stringify(mine)}`;
    return `${head}${this.#commonText(all)}${own}}`;
  }

  /** Made once for all feeds of a room. */
  #commonText(all: object | undefined): string {
    if (this.#common.all !== all)
      this.#common = { all, text: all === undefined ? '' : `,"all":${JSON.stringify(all)}` };
    return this.#common.text;
  }
}

export const textOf = (message: ServerMessage): string => JSON.stringify(message);
