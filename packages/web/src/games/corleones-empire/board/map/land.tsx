import { NONE, TURFS } from '@consigliere/games/corleones-empire/rules';
import { useBoard } from '../board-context.ts';
import { AREAS, MAP, PARK_PLAN, type Point, points, SPACES } from './geometry.ts';

const outline = (area: readonly Point[]): string => area.map(point => point.join()).join(' ');

/** Alternating grounds, so that neighbours differ: the turfs in order, then the park. */
const GROUNDS = ['', ' second', '', '', ' second', ' second', '', ' park'];

const TREE = 'l-9 15h5l-6 10h20l-6-10h5z';
const TREES = points('350,88 446,92 352,216 448,214 370,100 430,84 376,134 424,136');

/** Water, land and the lines from each round space to the areas it touches. */
export function Land() {
  const { pointed, answers, war } = useBoard();
  const { areas, space } = pointed.value ?? { areas: [], space: NONE };
  return (
    <svg class="ce-ground" viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true" focusable="false">
      <defs>
        <pattern id="ce-waves" width="44" height="22" patternUnits="userSpaceOnUse">
          <path d="M0 14q11-9 22 0t22 0" fill="none" stroke="var(--line)" stroke-width="1.2" opacity=".4" />
        </pattern>
        <pattern id="ce-blocks" width="38" height="24" patternUnits="userSpaceOnUse">
          <path d="M0 0H38M0 12H38M0 0V24M19 0V24" stroke="var(--line)" opacity=".22" />
        </pattern>
      </defs>
      <rect class="ce-water" width={MAP.width} height={MAP.height} />
      <rect width={MAP.width} height={MAP.height} fill="url(#ce-waves)" />
      {AREAS.map((corners, area) => (
        <g
          key={area}
          class={`ce-area${GROUNDS[area]}${areas.includes(area) ? ' touched' : ''}${war.value?.turf === area ? ' fought' : ''}${answers.has(`turf-${area}`) ? ' target' : ''}`}
          data-area={area < TURFS ? area : undefined}
        >
          <polygon points={outline(corners)} />
          <polygon points={outline(corners)} fill="url(#ce-blocks)" />
        </g>
      ))}
      {TREES.map(([x, y]) => (
        <path key={`${x}.${y}`} class="ce-tree" d={`M${x} ${y}${TREE}`} />
      ))}
      <Landmarks />
      {SPACES.map(({ at, lines, over }, index) => (
        <g key={index} class={index === space ? 'ce-lines touched' : 'ce-lines'}>
          {over === 'bridge' && lines.map(end => <path key={end.join()} class="ce-bridge" d={`M${at}L${end}`} />)}
          {lines.map((end, line) => (
            <g key={end.join()} class={over === 'ferry' && line === 0 ? 'ferry' : undefined}>
              <path d={`M${at}L${end}`} />
              <circle cx={end[0]} cy={end[1]} r="5" />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Landmarks: towers, a bridge's cables, a ferry, the lady in the harbour. */
const Landmarks = () => (
  <g class="ce-landmarks">
    <path d="M632 527v-52l4-6v-14l5-9 2-14 2 14 5 9v14l4 6v52zM664 527v-40h14v-8l8 8v40zM610 527v-28h16v28z" />
    <path d="M560 716v-26l10-8v-16h5v16l11 8v26zM592 716v-18h14v18zM530 716v-22h22v22zM340 716v-16h16v16zM362 716v-24h12l4-6v30zM620 716v-14h12v14z" />
    <path d="M852 350v-26h16v-10h10v10h14v-20l6-6 6 6v46zM1000 350V318h14v-8h8v40zM1000 610v-26h10v-8h10v34zM880 712v-20h16v-8l8 8v20zM940 712v-14h22v14z" />
    <path d="M716 436q24 26 48 0v3q-24 26-48 0zM728 448h2v12h-2zM750 448h2v12h-2z" />
    <path d="M664 700h30l-4 9h-22zM672 692h14v6h-14zM677 684h4v7h-4z" />
    <path d="M118 716l4-26h-6v-4h6l2-30c-3-3-2-8 3-8l1-12 2 12c5 0 6 5 3 8l2 30h6v4h-6l4 26z" />
    <ellipse cx={PARK_PLAN.back[0]} cy="256" rx="34" ry="9" />
  </g>
);
