import {
  type DerPate,
  type DpAction,
  type Field,
  HELD,
  NEUTRAL,
  TILES,
  type Tile,
  TRACKS,
  type Track,
} from '@consigliere/games/der-pate/rules';
import type { AnswerOutcome, Seat } from '@consigliere/kernel';
import { useBoard } from '../board-context.ts';
import { Icon, Sign } from '../drawings.tsx';
import { TILE_ICONS, TRACK_ICONS } from '../icons.ts';

/** A family's gains or, below zero, losses. `debts` are its own debt markers that others hold. */
type Gain = Partial<Record<Track | 'money' | 'friends' | 'businesses' | 'jail' | 'river' | 'debts', number>>;

interface GainSum {
  readonly gains: Map<Seat, Gain & { readonly tiles: Tile[] }>;
  /** Neutral members that leave the board. */
  neutral: number;
  car: number | null;
}

/** Adds up the changes of a preview, family by family. */
export function sumUp({ effects }: Pick<AnswerOutcome<DerPate>, 'effects'>): GainSum {
  const sum: GainSum = { gains: new Map(), neutral: 0, car: null };
  const add = (seat: Seat, what: keyof Gain, change: number, ...tiles: readonly Tile[]): void => {
    const gain = sum.gains.get(seat) ?? { tiles: [] };
    if (change !== 0) gain[what] = (gain[what] ?? 0) + change;
    gain.tiles.push(...tiles);
    sum.gains.set(seat, gain);
  };
  for (const effect of effects) {
    if (effect.type !== 'changed') continue;
    const { fact, was } = effect;
    switch (fact.what) {
      case 'money':
      case 'friends':
      case 'jail':
      case 'river':
      case 'debts':
      case 'reputation':
      case 'influence':
      case 'income':
      case 'favours':
        add(fact.seat, fact.what, fact.is - Number(was));
        break;
      case 'tile':
        if (fact.is === HELD) add(fact.seat, 'reputation', 0, TILES[fact.at] ?? 'wedding');
        break;
      case 'holder':
        if (fact.is >= 0) add(fact.is, 'businesses', 1);
        if (was === NEUTRAL) sum.neutral++;
        else if (was !== null && Number(was) >= 0) add(Number(was), 'businesses', -1);
        break;
      case 'car':
        sum.car = fact.is;
    }
  }
  return sum;
}

interface GainsProps {
  readonly preview: AnswerOutcome<DerPate>;
  readonly action: DpAction;
}

/** Draws what an answer brings: a line for each family. */
export function Gains({ preview, action }: GainsProps) {
  const field = action.type === 'place' ? action.field : null;
  const { labels, words } = useBoard();
  const { gains, neutral, car } = sumUp(preview);
  return (
    <span class="dp-gains" aria-hidden="true">
      {car !== null && <span class="dp-gain">{labels.gain.car(car + 1)}</span>}
      {[...gains].map(([seat, gain]) => (
        <GainLine key={seat} seat={seat} gain={gain} />
      ))}
      {neutral > 0 && <span class="dp-gain">{labels.gain.neutral(neutral)}</span>}
      {preview.effects.map(effect => {
        if (effect.type === 'nothing')
          return (
            isOf(effect.because, field) && (
              <span key={effect.type} class="dp-gain second">
                {words.preview?.nothing}
              </span>
            )
          );
        if (effect.type !== 'asked' || effect.call.kind === 'turn') return null;
        return <Asked key={effect.type} kind={effect.call.kind} seats={effect.seats} field={field} />;
      })}
    </span>
  );
}

/** Whether this die does nothing, and not the last die, which places itself. */
const isOf = (because: DerPate['Event'] | undefined, field: Field | null): boolean =>
  because?.type !== 'no-effect' || because.what === field;

interface AskedProps {
  readonly kind: string;
  readonly seats: readonly Seat[];
  /** The field of the die that leads to it. */
  readonly field: Field | null;
}

/** The choice that comes next: the viewer's with this die, or with the last die, which places itself, or somebody else's. */
function Asked({ kind, seats, field: placed }: AskedProps) {
  const { labels, words, who } = useBoard();
  const field = words.field[kind as keyof typeof words.field];
  const isOwn = who.reader !== null && seats.includes(who.reader);
  const others = seats.map(seat => who.names[seat]).join(', ');
  const said = !isOwn
    ? labels.field.decides(others)
    : field === undefined || kind === placed
      ? labels.field.choice
      : labels.field.afterwards(field.name);
  return <span class="dp-gain second">{said}</span>;
}

const COUNTED = ['friends', 'businesses', 'jail', 'river', 'debts'] as const;

function GainLine({ seat, gain }: { readonly seat: Seat; readonly gain: Gain & { readonly tiles: readonly Tile[] } }) {
  const { labels } = useBoard();
  const { money = 0, businesses = 0, jail = 0, river = 0 } = gain;
  // A member who goes to jail or into the river has lost a business: that goes without saying.
  const counted =
    businesses < 0 && jail + river === -businesses ? COUNTED.filter(what => what !== 'businesses') : COUNTED;
  const colour = (what: (typeof COUNTED)[number], count: number): string | undefined => {
    if (what === 'businesses') return count > 0 ? 'good' : 'bad';
    return what === 'jail' || what === 'river' ? 'bad' : undefined;
  };
  return (
    <span class="dp-gain">
      <Sign seat={seat} size={18} />
      {money !== 0 && (
        <b class={money > 0 ? 'good' : 'bad'}>
          {money > 0 && '+'}
          {labels.thousands(money)}
        </b>
      )}
      {TRACKS.map(
        track =>
          gain[track] !== undefined && (
            <b key={track}>
              <Icon path={TRACK_ICONS[track]} size={13} />+{gain[track]}
            </b>
          ),
      )}
      {gain.tiles.map(tile => (
        <Icon key={tile} path={TILE_ICONS[tile]} size={16} />
      ))}
      {counted.map(what => {
        const { [what]: count = 0 } = gain;
        return (
          count !== 0 && (
            <b key={what} class={colour(what, count)}>
              {labels.gain[what](count)}
            </b>
          )
        );
      })}
    </span>
  );
}
