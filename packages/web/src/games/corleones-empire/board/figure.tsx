import {
  EMPTY,
  figureAt,
  NEUTRAL,
  NEUTRALS,
  RANKS,
  ROUND_SPACES,
  rankOf,
  seatOf,
} from '@consigliere/games/corleones-empire/rules';
import { FamilyFigure, NeutralFigure } from './art/figures.tsx';
import { familyOf, useBoard } from './board-context.ts';

/** A player's figure, by its number. */
export function Figure({ figure }: { readonly figure: number }) {
  const context = useBoard();
  const rank = RANKS[rankOf(figure)];
  return rank === undefined ? null : <FamilyFigure who={rank} family={familyOf(context, seatOf(figure))} />;
}

/** A neutral figure, by its number. */
export function Neutral({ neutral }: { readonly neutral: number }) {
  const who = NEUTRALS[neutral];
  return who === undefined ? null : <NeutralFigure who={who} />;
}

/** The figure at a place, if any; the Mayor stands on round spaces, the Union Boss on Thug spaces. */
export function FigureAt({ place }: { readonly place: number }) {
  const figure = figureAt(useBoard().view, place);
  if (figure === EMPTY) return null;
  if (figure === NEUTRAL) return <NeutralFigure who={place >= ROUND_SPACES ? 'mayor' : 'union-boss'} />;
  return <Figure figure={figure} />;
}
