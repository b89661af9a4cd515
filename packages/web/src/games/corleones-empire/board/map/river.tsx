import {
  MAYOR,
  NEUTRAL,
  NEUTRALS,
  NONE,
  POLICE_CHIEF,
  seatOf,
  UNION_BOSS,
} from '@consigliere/games/corleones-empire/rules';
import { Crest } from '../../../../kit/look/art/crest.tsx';
import { inSentences } from '../../../kit/say.ts';
import { type CeBoardContext, familyOf, figureName, useBoard } from '../board-context.ts';
import { Figure, Neutral } from '../figure.tsx';
import { BERTH, placeAt, QUAY } from './geometry.ts';

/** CE-21 Gunned-down figures lie in the Hudson until the Entr'acte, each family in its own berth. */
export function Hudson() {
  const context = useBoard();
  const { view, words, labels } = context;
  const { hudson } = view.open;
  const there = hudson.map(figure => figureName(context, figure)).join(', ');
  const label = [`${words.table.hudson}: ${there || words.table.nobody}`, hudson.length > 0 ? labels.backSoon : ''];
  return (
    <>
      {/* The name of the river isn't drawn on a small map. */}
      <span class="sr-only">{inSentences(label)}</span>
      <span class="ce-river-name display" aria-hidden="true" style={placeAt({ x: 2, y: 22, w: 82, h: 30 })}>
        {words.table.hudson}
      </span>
      {Array.from({ length: view.seats }, (_, seat) => {
        const figures = hudson.filter(figure => seatOf(figure) === seat);
        return (
          <span
            key={seat}
            class="ce-berth"
            aria-hidden="true"
            data-spot={`hudson-${seat}`}
            style={placeAt({ x: BERTH.x, y: BERTH.y + seat * BERTH.h, w: BERTH.w, h: BERTH.h - 6 })}
          >
            <Crest seat={familyOf(context, seat)} size={18} />
            {figures.map((figure, at) => (
              <span key={at} class="ce-sunk" data-spot={`sunk-${figure}`}>
                <Figure figure={figure} />
              </span>
            ))}
          </span>
        );
      })}
    </>
  );
}

const isAway = ({ view: { open } }: CeBoardContext, neutral: number): boolean => {
  if (neutral === POLICE_CHIEF) return open.chief === NONE;
  return !(neutral === MAYOR ? open.memberAt : open.thugAt).includes(NEUTRAL);
};

/** CE-20 The neutral figures that nobody has played yet. */
export function Quay() {
  const context = useBoard();
  const { words, labels } = context;
  const away = [MAYOR, UNION_BOSS, POLICE_CHIEF].filter(neutral => isAway(context, neutral));
  const there = away.map(neutral => words.numbered.neutral(neutral).name).join(', ');
  return (
    <span
      class="ce-quay"
      role="img"
      aria-label={`${labels.atTheQuay}: ${there || words.table.nobody}`}
      data-spot="quay"
      style={placeAt(QUAY)}
    >
      <span class="ce-quay-name">{labels.atTheQuay}</span>
      {away.map(neutral => (
        <span key={NEUTRALS[neutral]} class="ce-waiting" title={words.numbered.neutral(neutral).name}>
          <Neutral neutral={neutral} />
        </span>
      ))}
    </span>
  );
}
