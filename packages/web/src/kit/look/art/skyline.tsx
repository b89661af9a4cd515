/** A roof with steps, as the tall houses of the thirties have them: width by width, each step narrower. */
const tower = (x: number, widths: readonly number[], tops: readonly number[]): string =>
  widths.map((width, step) => `M${x - width / 2} 220V${tops[step]}h${width}V220z`).join('');

const FAR = [
  tower(60, [80, 50], [130, 100]),
  tower(190, [70, 44, 16], [120, 84, 60]),
  tower(330, [90, 60], [140, 112]),
  tower(520, [76, 52, 30], [126, 92, 70]),
  tower(700, [90, 58], [132, 104]),
  tower(860, [70, 46, 20], [118, 86, 62]),
  tower(1010, [96, 60], [142, 116]),
  tower(1140, [80, 50], [128, 98]),
].join('');

const NEAR = [
  tower(20, [90, 60], [160, 136]),
  tower(130, [66, 50, 34, 14], [150, 118, 90, 66]),
  tower(260, [84, 56], [168, 146]),
  tower(410, [96, 74, 52, 30, 12], [150, 112, 78, 52, 30]),
  tower(610, [110, 70], [172, 150]),
  tower(780, [84, 64, 46, 26], [146, 110, 80, 58]),
  tower(940, [90, 60], [170, 148]),
  tower(1080, [76, 56, 36, 14], [152, 120, 92, 70]),
  tower(1190, [70, 40], [164, 140]),
].join('');

/** Lit windows, always the same ones, so that redrawing doesn't change the street. */
const WINDOWS = Array.from({ length: 90 }, (_, at) => {
  const x = 14 + ((at * 137) % 1172);
  const y = 176 + ((at * 53) % 5) * 8;
  return `M${x} ${y}h3v4.500h-3z`;
}).join('');
const LIT = [118, 130, 142, 398, 410, 422, 768, 780, 792, 1068, 1080, 1092]
  .flatMap((x, at) => [0, 1, 2].map(row => `M${x - 2} ${126 + ((at * 7 + row * 13) % 40)}h4v6h-4z`))
  .join('');

/** Two rows of roofs and one needle. */
const Street = () => (
  <g id="street">
    <path fill="var(--land2)" d={FAR} />
    <path fill="var(--land2)" d="M519 72l1-34 1 34z" />
    <path class="skyline-near" d={NEAR} />
    <path
      class="skyline-near"
      d="M408.500 32l1.500-32 1.500 32zM128.500 70l1.500-26 1.500 26zM778.500 60l1.500-30 1.500 30z"
    />
    <clipPath id="skyline-houses">
      <path d={NEAR} />
    </clipPath>
    <path fill="#f1c95c" clip-path="url(#skyline-houses)" d={WINDOWS + LIT} />
  </g>
);

/** New York by night, as an ornament: a moon with a fan of light, and the same street again to the left and to the right. */
export const Skyline = () => (
  <svg
    class="skyline"
    viewBox="-1200 0 3600 220"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <g fill="none" stroke="var(--brass-fill)" opacity=".55" stroke-width="1.500">
      <path d="M600 220L270 20M600 220L352 8M600 220L440 14M600 220L524 4M600 220V10M600 220L676 4M600 220L760 14M600 220L848 8M600 220L930 20" />
    </g>
    <circle cx="600" cy="136" r="46" fill="var(--brass-fill)" opacity=".5" />
    <circle cx="600" cy="136" r="36" fill="var(--brass-fill)" opacity=".7" />
    <Street />
    <use href="#street" x="-1200" />
    <use href="#street" x="1200" />
    <path fill="var(--brass-fill)" d="M-1200 217h3600v3h-3600z" />
  </svg>
);
