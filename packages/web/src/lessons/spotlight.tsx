import type { ScreenBox } from '../table/explain/place-beside.ts';

/** The light reaches this many pixels around a thing. */
const MARGIN = 5;
const CORNER = 10;

/** A box with round corners, as a path. */
function drawBox({ left, top, width, height }: ScreenBox): string {
  const [across, down] = [width + 2 * MARGIN - 2 * CORNER, height + 2 * MARGIN - 2 * CORNER];
  const corner = (x: number, y: number): string => `a${CORNER},${CORNER} 0 0 1 ${x * CORNER},${y * CORNER}`;
  return [
    `M${left - MARGIN + CORNER},${top - MARGIN}`,
    `h${across}${corner(1, 1)}`,
    `v${down}${corner(-1, 1)}`,
    `h${-across}${corner(-1, -1)}`,
    `v${-down}${corner(1, -1)}z`,
  ].join('');
}

interface SpotlightProps {
  readonly boxes: readonly ScreenBox[];
  /** Whether everything else is dimmed. */
  readonly isDim: boolean;
}

/** Lights things: a ring around each, and everything else dimmed. It catches no presses. */
export const Spotlight = ({ boxes, isDim }: SpotlightProps) => (
  <svg class="spotlight" width="100%" height="100%" aria-hidden="true">
    {isDim && (
      <>
        <mask id="lit">
          <rect width="100%" height="100%" fill="white" />
          <path fill="black" d={boxes.map(drawBox).join('')} />
        </mask>
        <rect class="dim" width="100%" height="100%" mask="url(#lit)" />
      </>
    )}
    {boxes.map((box, at) => (
      <path key={at} class="ring" d={drawBox(box)} />
    ))}
  </svg>
);
