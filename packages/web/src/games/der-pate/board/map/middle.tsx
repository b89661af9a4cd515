import { EVENTS as CARDS } from '@consigliere/games/der-pate/rules';
import { explains } from '../../../kit/explanation.ts';
import { withoutRules } from '../../../kit/say.ts';
import { useBoard } from '../board-context.ts';
import { Bust, Icon, TrackIcon } from '../drawings.tsx';
import { explainEvent, explainKo, explainSpot, sayEventCard } from '../explanations.ts';
import { FIELD_ICONS } from '../icons.ts';
import { asPicture, DECORATIVE } from '../target.ts';
import { EVENTS, getCell, JAIL, type MapPoint } from './geometry.ts';
import { Ring } from './ring.tsx';

/** What lies inside the ring: the event tracks with the KO field, the card that is open, and jail. */
export function Middle() {
  return (
    <g>
      <EventTracks />
      <EventCard />
      <Jail />
    </g>
  );
}

/** DP-7 The markers climb a space for each card of their colour; the fourth is the knock-out. */
function EventTracks() {
  const context = useBoard();
  const { view, words, labels } = context;
  const { grey, red, ko } = view.open;
  const all = view.given.cardsToKo;
  const said = `${words.table.koTrack}: ${ko === null ? words.table.undecided : words.track[ko]}. ${labels.eventTracks(grey, red, all)}`;
  return (
    <g {...asPicture(said)} {...explains(() => explainKo(context))}>
      <Climb colour="grey" at={grey} spaces={EVENTS.grey} />
      <Climb colour="red" at={red} spaces={EVENTS.red} />
      <circle cx={EVENTS.ko.x} cy={EVENTS.ko.y} r="38" class="dp-ko" />
      {ko === null ? (
        <text x={EVENTS.ko.x} y={EVENTS.ko.y + 12} class="dp-ko-text">
          KO
        </text>
      ) : (
        <>
          <text x={EVENTS.ko.x} y={EVENTS.ko.y - 4} class="dp-ko-text small">
            KO
          </text>
          <g class="on-ko">
            <TrackIcon track={ko} size={28} x={EVENTS.ko.x - 14} y={EVENTS.ko.y + 1} />
          </g>
        </>
      )}
    </g>
  );
}

interface ClimbProps {
  readonly colour: 'grey' | 'red';
  readonly at: number;
  readonly spaces: readonly MapPoint[];
}

function Climb({ colour, at, spaces }: ClimbProps) {
  const line = [...spaces, EVENTS.ko].map(({ x, y }) => `${x} ${y}`).join('L');
  const track = colour === 'grey' ? 'reputation' : 'influence';
  const marker = spaces[at];
  return (
    <g class={`dp-climb ${colour}`}>
      <path class="dp-climb-line" d={`M${line}`} />
      {spaces.map(({ x, y }, space) => (
        <g key={space}>
          <circle class="dp-stop" cx={x} cy={y} r="20" />
          <text x={x} y={y + 7} class="dp-mid dp-step">
            {space}
          </text>
        </g>
      ))}
      {marker !== undefined && (
        <g class="dp-marker" style={{ transform: `translate(${marker.x}px, ${marker.y}px)` }}>
          <circle class="dp-disc" r="20" />
          <TrackIcon track={track} size={24} x={-12} y={-12} />
        </g>
      )}
    </g>
  );
}

/** The card of the round: its colour, how far the car went, its name and text; and how many are to come. */
function EventCard() {
  const context = useBoard();
  const { view, words } = context;
  const { card, pile } = EVENTS;
  const event = view.open.turnedUp.at(-1);
  const id = event === undefined ? undefined : CARDS[event];
  const row = event === undefined ? undefined : view.given.events[event];
  const left = words.table.eventsLeft(view.tally.pile);
  return (
    <>
      <g
        {...asPicture(sayEventCard(context))}
        class="dp-event"
        transform={`translate(${card.x} ${card.y})`}
        {...explains(() => explainEvent(context))}
      >
        {id === undefined || row === undefined ? (
          <rect width={card.w} height={card.h} rx="8" class="dp-slot" />
        ) : (
          <>
            <rect width={card.w} height={card.h} rx="8" class="dp-card" />
            <path d={`M2 32V9q0-7 7-7h${card.w - 18}q7 0 7 7v23z`} class={`dp-event-bar ${row.colour}`} />
            <text x="12" y="25" class="dp-event-round">
              {words.table.round(view.open.round)}
            </text>
            <Icon path={FIELD_ICONS.visit} size={24} x={card.w - 52} y={6} fill="#fff6e6" />
            <text x={card.w - 16} y="25" class="dp-mid dp-event-round">
              {row.car}
            </text>
            <foreignObject x="6" y="36" width={card.w - 12} height={card.h - 38}>
              <div class="dp-event-words">
                <p class="dp-event-name">{words.card[id].name}</p>
                <p class="dp-event-text">{withoutRules(words.card[id].help)}</p>
              </div>
            </foreignObject>
          </>
        )}
      </g>
      <g {...asPicture(left)} transform={`translate(${pile.x} ${pile.y})`}>
        <rect x="3" y="4" width={pile.w} height={pile.h} rx="6" class="dp-card" />
        <rect width={pile.w} height={pile.h} rx="6" class="dp-back" />
        <text
          x={pile.w / 2}
          y="19"
          class="dp-mid dp-back-text"
          {...(left.length > 16 ? { textLength: pile.w - 14, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
        >
          {left}
        </text>
      </g>
    </>
  );
}

/** The Tombs: a cell for each family. */
function Jail() {
  const context = useBoard();
  const { view, words, who } = context;
  const { jail } = view.open;
  const inside = jail.flatMap((count, seat) => (count > 0 ? [`${who.names[seat]} ${count}`] : []));
  const about = `${words.table.jail}: ${inside.length === 0 ? words.table.empty : inside.join(', ')}`;
  return (
    <g>
      <g {...DECORATIVE}>
        <rect x={JAIL.x} y={JAIL.y} width={JAIL.w} height={JAIL.h} rx="8" class="dp-card" />
        <text x={JAIL.x + JAIL.w / 2} y={JAIL.y + 27} class="dp-mid dp-name">
          {words.table.jail}
        </text>
        {jail.map((count, seat) => (
          <g key={seat} data-spot={`jail-${seat}`}>
            <rect x={getCell(seat).x - 26} y={getCell(seat).y - 30} width="52" height="62" fill="none" />
            {count > 0 && <Counted seat={seat} count={count} {...getCell(seat)} />}
          </g>
        ))}
        <path class="dp-bars" d={BARS} />
      </g>
      <Ring
        place="jail"
        about={about}
        tell={() => explainSpot(context, about, ['DP-18', 'DP-22', 'DP-33'])}
        {...JAIL}
      />
    </g>
  );
}

const BARS = Array.from({ length: 9 }, (_, bar) => `M${JAIL.x + 14 + bar * 30} ${JAIL.y + 36}v${JAIL.h - 44}`).join('');

/** A bust that stands for several. */
export function Counted({ seat, count, x, y }: { readonly seat: number; readonly count: number } & MapPoint) {
  return (
    <>
      <Bust seat={seat} size={50} x={x - 25} y={y - 26} />
      {count > 1 && (
        <g class="dp-count">
          <rect class="dp-count-disc" x={x - 28} y={y - 30} width="26" height="24" rx="12" />
          <text x={x - 15} y={y - 12} class="dp-mid">
            {count}
          </text>
        </g>
      )}
    </>
  );
}
