import type { Offer } from '../face.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [16, 16],
    [40, 40],
  ],
  3: [
    [14, 14],
    [28, 28],
    [42, 42],
  ],
  5: [
    [14, 14],
    [42, 14],
    [28, 28],
    [14, 42],
    [42, 42],
  ],
};

/** A die of 56 units, turned a little. */
function Die({ at, turn, pips }: { readonly at: string; readonly turn: number; readonly pips: number }) {
  return (
    <g transform={`translate(${at}) rotate(${turn} 28 28)`}>
      <rect width="56" height="56" rx="9" fill="var(--print-bone)" stroke="var(--print-ink)" stroke-width="3" />
      {PIPS[pips]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5.5" fill="var(--print-ink)" />
      ))}
    </g>
  );
}

/** A wheel with a white wall, as such cars had them. */
const Wheel = ({ x }: { readonly x: number }) => (
  <>
    <circle cx={x} cy="114" r="18" fill="var(--print-ink)" />
    <circle cx={x} cy="114" r="11" fill="var(--print-bone)" />
    <circle cx={x} cy="114" r="6" fill="var(--print-ink)" stroke="var(--brass-fill)" />
  </>
);

/** The car with its running boards, and two dice that were thrown after it. */
const Art = () => (
  <svg viewBox="0 0 320 150" aria-hidden="true" focusable="false">
    <g fill="var(--print-ink)" stroke="var(--brass-fill)" stroke-width="2" stroke-linejoin="round">
      <path d="M34 110c0-18 8-30 24-32 2-22 10-36 34-36h26c16 0 22 8 27 24l4 10h36c12 0 16 6 16 18v16z" />
      <path fill="var(--water)" d="M68 74c2-16 8-23 24-23h8v23zM107 51h11c10 0 14 6 18 23h-29z" />
      <path d="M24 118c2-22 16-32 34-32s30 12 34 30h48c4-20 16-30 34-30 20 0 32 14 34 32z" />
      <path fill="var(--brass-fill)" d="M88 112h56v6H88zM202 100h8v10h-8z" />
      <path fill="none" d="M104 76v34M150 82h44M150 89h44" />
      <circle cx="197" cy="80" r="7" fill="#f1c95c" />
      <Wheel x={58} />
      <Wheel x={174} />
    </g>
    <Die at="218 18" turn={-12} pips={5} />
    <Die at="254 66" turn={14} pips={3} />
  </svg>
);

export const offer: Offer = {
  name: 'Der Pate',
  line: {
    en: 'Dice, one car and twelve businesses. Make a name for your family, and remember who’s in your debt.',
    de: 'Würfel, ein Auto und zwölf Geschäfte. Bring deine Familie zu Ansehen und merk dir, wer dir etwas schuldet.',
    nl: 'Dobbelstenen, één auto en twaalf zaken. Bezorg je familie aanzien en onthoud wie bij jou in het krijt staat.',
  },
  seats: [2, 4],
  minutes: [45, 75],
  Art,
};
