import { BANK, BROOKLYN, CARD, DISTRICTS, MAP, STREET } from './geometry.ts';

/** The parts of the map that never change: water, land, landmarks and the road. */

const ROAD = `M${STREET.map(({ car }) => `${car.x} ${car.y}`).join('L')}z`;

/** The arch on Washington Square, a tenement with its water tower, the gate of Chinatown, the towers of Wall Street. */
const LANDMARKS = [
  'M120 142V92h70v50h-16v-22a19 19 0 0 0-38 0v22zM116 86h78v6h-78zM124 80h62v6h-62z',
  'M742 142V96h40v46zM786 142V78h44v64zM834 142v-52h30v52zM796 78V66h-2l12-12 12 12h-2v12zM750 104h8v8h-8zM766 104h8v8h-8zM750 122h8v8h-8zM766 122h8v8h-8zM794 88h8v8h-8zM812 88h8v8h-8zM794 106h8v8h-8zM812 106h8v8h-8zM794 124h8v8h-8zM812 124h8v8h-8zM842 100h6v8h-6zM852 100h6v8h-6zM842 118h6v8h-6zM852 118h6v8h-6z',
  'M692 776v-30h8v30zM742 776v-30h8v30zM684 748l8-12h58l8 12zM694 736l6-9h42l6 9zM710 727l11-10 11 10zM718 748h6v10h-6z',
  'M164 786v-36h10v-14h9v-12l4-12 4 12v12h9v50z',
].join('');

export const Land = () => (
  <g class="dp-still">
    <defs>
      <pattern id="dp-waves" width="44" height="22" patternUnits="userSpaceOnUse">
        <path d="M0 14q11-9 22 0t22 0" class="dp-wave" />
      </pattern>
      <pattern id="dp-blocks" width="46" height="30" patternUnits="userSpaceOnUse">
        <path d="M0 0H46M0 15H46M0 0V30M23 0V30" class="dp-block" />
      </pattern>
    </defs>
    <rect width={MAP.w} height={MAP.h} class="dp-water" />
    <rect width={MAP.w} height={MAP.h} fill="url(#dp-waves)" />
    {DISTRICTS.map(({ outline }, at) => (
      <polygon key={outline} points={outline} class={at % 2 === 0 ? 'dp-land' : 'dp-land other'} />
    ))}
    <polygon points={BROOKLYN.outline} class="dp-land" />
    <Bridge />
    {[...DISTRICTS.map(({ outline }) => outline), BROOKLYN.outline].map(outline => (
      <polygon key={outline} points={outline} fill="url(#dp-blocks)" />
    ))}
    <path d={LANDMARKS} class="dp-landmark" fill-rule="evenodd" />
    <path
      class="dp-landmark strong"
      transform={`translate(${BANK.x - 30} ${BANK.y - 30})`}
      d="M30 0l30 16v6H0v-6zM4 25h8v26H4zM18 25h8v26h-8zM34 25h8v26h-8zM48 25h8v26h-8zM0 54h60v6H0z"
    />
  </g>
);

/** The street, and the drives to its businesses. */
export const Road = () => (
  <g class="dp-still">
    {STREET.map(({ car, card }, space) => (
      <path key={space} class="dp-drive" d={`M${car.x} ${car.y}L${card.x + CARD.w / 2} ${card.y + 52}`} />
    ))}
    <path d={ROAD} class="dp-kerb" />
    <path d={ROAD} class="dp-road" />
    <path d={ROAD} class="dp-lane" />
  </g>
);

/** The bridge over the East River. */
const Bridge = () => (
  <g class="dp-bridge">
    <path d="M790 768L926 776" stroke-width="9" />
    <path d="M830 771V728M890 774V731M790 768Q822 758 830 728Q860 776 890 731Q898 764 926 776" stroke-width="3" />
  </g>
);
