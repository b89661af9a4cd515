import { type DerPate, HELD, NEUTRAL, TILES, type Tile, TRACKS, type Track } from '@consigliere/games/der-pate/rules';
import type { AnswerOutcome, Seat } from '@consigliere/kernel';
import { useBoard } from '../board-context.ts';
import { Icon, Sign } from '../drawings.tsx';
import { TILE_ICONS, TRACK_ICONS } from '../icons.ts';
import type { PlaceAction } from '../spots.ts';

/** One family's gains and losses from an answer. */
interface Gain {
  money: number;
  friends: number;
  jail: number;
  river: number;
  /** Businesses gained or, below zero, lost. */
  businesses: number;
  /** Its own debt markers given away or, below zero, returned. */
  debts: number;
  readonly steps: Partial<Record<Track, number>>;
  readonly tiles: Tile[];
}

interface GainSum {
  readonly gains: Map<Seat, Gain>;
  /** Neutral members that leave the board. */
  neutral: number;
  car: number | null;
}

/** Adds up the changes of a preview, family by family. */
export function sumUp({ effects }: Pick<AnswerOutcome<DerPate>, 'effects'>): GainSum {
  const sum: GainSum = { gains: new Map(), neutral: 0, car: null };
  const gainOf = (seat: Seat): Gain => {
    const gain = sum.gains.get(seat) ?? {
      ...{ money: 0, friends: 0, jail: 0, river: 0, businesses: 0, debts: 0 },
      ...{ steps: {}, tiles: [] },
    };
    sum.gains.set(seat, gain);
    return gain;
  };
  for (const effect of effects) {
    if (effect.type !== 'changed') continue;
    const { fact, was } = effect;
    const change = Number(fact.is) - Number(was);
    switch (fact.what) {
      case 'money':
      case 'friends':
      case 'jail':
      case 'river':
      case 'debts':
        gainOf(fact.seat)[fact.what] += change;
        break;
      case 'reputation':
      case 'influence':
      case 'income':
      case 'favours':
        gainOf(fact.seat).steps[fact.what] = change;
        break;
      case 'tile':
        if (fact.is === HELD) gainOf(fact.seat).tiles.push(TILES[fact.at] ?? 'wedding');
        break;
      case 'holder':
        if (fact.is >= 0) gainOf(fact.is).businesses++;
        if (was === NEUTRAL) sum.neutral++;
        else if (was !== null && Number(was) >= 0) gainOf(Number(was)).businesses--;
        break;
      case 'car':
        sum.car = fact.is;
    }
  }
  return sum;
}

interface GainsProps {
  readonly preview: AnswerOutcome<DerPate>;
  readonly placing: PlaceAction;
}

/** Draws what a die on a field brings: a line for each family. */
export function Gains({ preview, placing }: GainsProps) {
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
            isOf(effect.because, placing) && (
              <span key={effect.type} class="dp-gain second">
                {words.preview?.nothing}
              </span>
            )
          );
        if (effect.type !== 'asked' || effect.call.kind === 'turn') return null;
        return <Asked key={effect.type} kind={effect.call.kind} seats={effect.seats} placing={placing} />;
      })}
    </span>
  );
}

/** Whether this die does nothing, and not the last die, which places itself. */
const isOf = (because: DerPate['Event'] | undefined, { field }: PlaceAction): boolean =>
  because?.type !== 'no-effect' || because.what === field;

interface AskedProps {
  readonly kind: string;
  readonly seats: readonly Seat[];
  readonly placing: PlaceAction;
}

/** The choice that comes next: the viewer's with this die, or with the last die, which places itself, or somebody else's. */
function Asked({ kind, seats, placing }: AskedProps) {
  const { labels, words, who } = useBoard();
  const field = words.field[kind as keyof typeof words.field];
  const isOwn = who.reader !== null && seats.includes(who.reader);
  const others = seats.map(seat => who.names[seat]).join(', ');
  const said = !isOwn
    ? labels.field.decides(others)
    : field === undefined || kind === placing.field
      ? labels.field.choice
      : labels.field.afterwards(field.name);
  return <span class="dp-gain second">{said}</span>;
}

function GainLine({ seat, gain }: { readonly seat: Seat; readonly gain: Gain }) {
  const { labels } = useBoard();
  const { business, jailed, drowned, debt, friend } = labels.gain;
  return (
    <span class="dp-gain">
      <Sign seat={seat} size={18} />
      {gain.money !== 0 && (
        <b class={gain.money > 0 ? 'good' : 'bad'}>
          {gain.money > 0 && '+'}
          {labels.thousands(gain.money)}
        </b>
      )}
      {TRACKS.map(track => {
        const steps = gain.steps[track] ?? 0;
        return (
          steps !== 0 && (
            <b key={track}>
              <Icon path={TRACK_ICONS[track]} size={13} />+{steps}
            </b>
          )
        );
      })}
      {gain.tiles.map(tile => (
        <Icon key={tile} path={TILE_ICONS[tile]} size={16} />
      ))}
      {gain.friends !== 0 && <b>{friend(gain.friends)}</b>}
      {gain.businesses !== 0 && <b class={gain.businesses > 0 ? 'good' : 'bad'}>{business(gain.businesses)}</b>}
      {gain.jail > 0 && <b class="bad">{jailed(gain.jail)}</b>}
      {gain.river > 0 && <b class="bad">{drowned(gain.river)}</b>}
      {gain.debts !== 0 && <b>{debt(gain.debts)}</b>}
    </span>
  );
}
