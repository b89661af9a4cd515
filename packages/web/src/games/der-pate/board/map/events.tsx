import { explains } from '../../../kit/explanation.ts';
import { withoutRules } from '../../../kit/say.ts';
import { useBoard } from '../board-context.ts';
import { Icon } from '../drawings.tsx';
import { explainByRules, explainEvent, findEventCard } from '../explanations.ts';
import { EVENT_ICONS, FIELD_ICONS, TRACK_ICONS } from '../icons.ts';
import { asPicture } from '../target.ts';
import { EVENTS, type MapPoint } from './geometry.ts';

/** DP-7 The event markers climb a space for each card of their colour; the fourth decides the KO track. */
export function EventTracks() {
  const context = useBoard();
  const { view, words, labels } = context;
  const { grey, red, ko } = view.open;
  const title = `${words.table.koTrack}: ${ko === null ? words.table.undecided : words.track[ko]}`;
  const all = view.given.cardsToKo;
  const cards = `${words.dice[2]} ${labels.at(grey, all)}, ${words.dice[3]} ${labels.at(red, all)}`;
  const explain = () => ({
    ...explainByRules(context, title, ['DP-7', 'DP-32'], cards),
    rules: ['DP-7', 'DP-32', 'DP-36'],
  });
  const { x, y } = EVENTS.ko;
  return (
    <g {...asPicture(`${title}. ${cards}`)} {...explains(explain)}>
      <Climb colour="grey" at={grey} spaces={EVENTS.grey} />
      <Climb colour="red" at={red} spaces={EVENTS.red} />
      <circle cx={x} cy={y} r="38" class="dp-ko" />
      <text x={x} y={ko === null ? y + 12 : y - 4} class={ko === null ? 'dp-ko-text' : 'dp-ko-text small'}>
        KO
      </text>
      {ko !== null && (
        <g class="on-ko">
          <Icon path={TRACK_ICONS[ko]} size={28} x={x - 14} y={y + 1} />
        </g>
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
          <Icon path={TRACK_ICONS[colour === 'grey' ? 'reputation' : 'influence']} size={24} x={-12} y={-12} />
        </g>
      )}
    </g>
  );
}

/** The card of the round (its colour, the car's spaces, its name and text) and the number of cards to come. */
export function EventCard({ isFar }: { readonly isFar: boolean }) {
  const context = useBoard();
  const { view, words } = context;
  const { card, pile } = EVENTS;
  const event = findEventCard(context);
  const { eventCard } = words.table;
  const left = words.table.eventsLeft(view.tally.pile);
  return (
    <>
      <g
        {...asPicture(event === null ? eventCard : `${eventCard}: ${event.name}. ${withoutRules(event.help)}`)}
        class="dp-event"
        transform={`translate(${card.x} ${card.y})`}
        {...explains(() => explainEvent(context))}
      >
        {event === null ? (
          <rect width={card.w} height={card.h} rx="8" class="dp-slot" />
        ) : (
          <>
            <rect width={card.w} height={card.h} rx="8" class="dp-card" />
            <path d={`M2 32V9q0-7 7-7h${card.w - 18}q7 0 7 7v23z`} class={`dp-event-bar ${event.colour}`} />
            {!isFar && (
              <text x="12" y="25" class="dp-event-round">
                {words.table.round(view.open.round)}
              </text>
            )}
            <Icon path={FIELD_ICONS.visit} size={24} x={card.w - 52} y={6} fill="#fff6e6" />
            <text x={card.w - 16} y="25" class="dp-mid dp-event-round">
              {event.car}
            </text>
            {isFar ? (
              <Icon path={EVENT_ICONS[event.id]} size={92} x={card.w / 2 - 46} y={54} />
            ) : (
              <foreignObject x="6" y="36" width={card.w - 12} height={card.h - 38}>
                <div class="dp-event-words">
                  <p class="dp-event-name">{event.name}</p>
                  <Icon path={EVENT_ICONS[event.id]} size={56} />
                  <p class="dp-event-text">{withoutRules(event.help)}</p>
                </div>
              </foreignObject>
            )}
          </>
        )}
      </g>
      <g {...asPicture(left)} class="dp-pile" transform={`translate(${pile.x} ${pile.y})`}>
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
