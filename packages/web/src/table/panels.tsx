import type { Seat, Total } from '@consigliere/kernel';
import { explains } from '../games/kit/explanation.ts';
import { lazy, Nothing } from '../kit/lazy.tsx';
import { Crest } from '../kit/look/art/crest.tsx';
import type { Sitting } from './sitting.ts';
import { formatWallTime, useDisconnected } from './time.ts';
import '../kit/look/panels.css';

/** Only tables with a clock need it. */
const SeatClock = lazy(async () => (await import('./clock.tsx')).SeatClock, Nothing);

const hasClock = ({ roomView }: Sitting): boolean => !['none', 'calm'].includes(roomView.value.terms.clock.kind);

/** A row of players: name, whether they are deciding, and their time. Boards show the rest; an explanation here lists it. */
export function Panels({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, texts } = sitting;
  return (
    <aside class="panels" aria-label={texts.players}>
      {roomView.value.chairs.map((_, seat) => (
        <Panel key={seat} sitting={sitting} seat={seat} />
      ))}
    </aside>
  );
}

interface PanelProps {
  readonly sitting: Sitting;
  readonly seat: Seat;
}

function Panel({ sitting, seat }: PanelProps) {
  const { roomView, who, texts, pack } = sitting;
  const { chairs, match, seat: own, phase } = roomView.value;
  const chair = chairs[seat];
  if (chair === undefined) return null;
  const isAwaited = match?.waiting.includes(seat) === true && phase === 'playing';
  const character = chair.sitter === 'bot' ? pack.words.characters[chair.level - 1] : undefined;
  const name = who.value.names[seat] ?? '';
  const totals = match === null ? [] : pack.totals(match.view, seat, pack.words);
  const lines = character === undefined ? [] : [character.about];
  const rules = [...new Set(totals.flatMap(total => total.rules))];
  return (
    <section
      class={isAwaited ? 'panel awaited' : 'panel'}
      aria-label={name}
      {...explains(() => ({ title: name, lines, rules, more: <Totals totals={totals} /> }))}
    >
      <header>
        <Crest seat={seat} stands={chair.isAway} />
        <h2>
          {name}
          {seat === own && <small> · {texts.you}</small>}
        </h2>
      </header>
      <State sitting={sitting} seat={seat} isAwaited={isAwaited} />
      {hasClock(sitting) && chair.sitter === 'person' && <SeatClock sitting={sitting} seat={seat} />}
      <div class="sr-only">
        <Totals totals={totals} />
      </div>
    </section>
  );
}

const Totals = ({ totals }: { readonly totals: readonly Total[] }) => (
  <dl class="totals">
    {totals.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd class="figures">{value}</dd>
      </div>
    ))}
  </dl>
);

/** The player's state: deciding, out of time, offline, or away while a stand-in plays. */
function State({ sitting, seat, isAwaited }: PanelProps & { readonly isAwaited: boolean }) {
  const { roomView, texts, link } = sitting;
  const { chairs } = roomView.value;
  const chair = chairs[seat];
  const gone = useDisconnected(link, chairs, seat);
  if (chair?.isAway) {
    const { awaySince } = chair;
    const said =
      awaySince === null ? texts.clock.standsIn : texts.clock.standsInSince(formatWallTime(awaySince, link.now()));
    return <p class="state absent">{said}</p>;
  }
  if (chair?.isNudged) return <p class="state absent urgent">{texts.clock.nudged}</p>;
  if (gone !== null) return <p class="state absent offline">{texts.absent.since(formatWallTime(gone, link.now()))}</p>;
  if (!isAwaited) return null;
  return (
    <p class="state">
      {texts.deciding}{' '}
      <span class="telegraph" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </p>
  );
}
