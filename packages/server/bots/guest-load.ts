/** The load of a guest: what its bots have used of the threads lately, and what they ask for. */
interface Load {
  /** Milliseconds of thinking, fading away. */
  used: number;
  usedAt: number;
  /** How many questions are open at each table. */
  readonly open: Map<string, number>;
}

/** The milliseconds after which use counts about a third. */
const MEMORY = 2000;

/** An open question at a table counts like this many milliseconds of use: guests with many tables come after guests with one. */
const PER_TABLE = 150;

/** Less than this many milliseconds of use are forgotten. */
const NEGLIGIBLE = 1;

/**
 * Says whose bots think first: those of the guest with the least use lately and the fewest tables that ask. So a guest with many
 * tables can't delay the bots of a guest with one.
 */
export class GuestLoads {
  readonly #loads = new Map<string, Load>();

  open(owner: string, room: string): void {
    const { open } = this.#loadOf(owner);
    open.set(room, (open.get(room) ?? 0) + 1);
  }

  /** A question is answered or given up. */
  close(owner: string, room: string): void {
    const { open } = this.#loadOf(owner);
    const left = (open.get(room) ?? 1) - 1;
    if (left > 0) open.set(room, left);
    else open.delete(room);
  }

  use(owner: string, milliseconds: number, now: number): void {
    const load = this.#loadOf(owner);
    load.used = fade(load, now) + milliseconds;
    load.usedAt = now;
  }

  weigh(owner: string, now: number): number {
    const load = this.#loads.get(owner);
    return load === undefined ? 0 : fade(load, now) + PER_TABLE * load.open.size;
  }

  /** Forgets guests who ask nothing and whose use has faded. */
  forget(now: number): void {
    for (const [owner, load] of this.#loads)
      if (load.open.size === 0 && fade(load, now) < NEGLIGIBLE) this.#loads.delete(owner);
  }

  #loadOf(owner: string): Load {
    const known = this.#loads.get(owner);
    if (known !== undefined) return known;
    const load: Load = { used: 0, usedAt: 0, open: new Map() };
    this.#loads.set(owner, load);
    return load;
  }
}

const fade = ({ used, usedAt }: Load, now: number): number => used * Math.exp((usedAt - now) / MEMORY);
