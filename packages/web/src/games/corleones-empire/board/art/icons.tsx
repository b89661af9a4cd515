import {
  DISCARD_1,
  DISCARD_2,
  DISCARD_3,
  DOLLARS,
  EXCHANGE,
  HORSE_HEAD,
  type Icons,
  JOB,
  MONEY,
  SUITCASE,
} from '@consigliere/games/corleones-empire/rules';
import { moneyIn } from '@consigliere/games/money';
import { language } from '../../../../kit/words/language.ts';

/** Drawn on a grid of 24, one colour each. */
const PATHS: Readonly<Record<number, string>> = {
  4: 'M1 7h18l3 1.500V12h-9l-1 3H8.500L7 22H2.500l2-10H1z',
  5: 'M1 5h22v14H1zM12 7c2 3 3.200 4.200 3.200 6a3.200 3.200 0 0 1-6.400 0C8.800 11.200 10 10 12 7zM3.500 7.500v2h2v-2zM18.500 14.500v2h2v-2z',
  6: 'M10 1h4v6l3 4.500V23H7V11.500L10 7zM9 14v5h6v-5z',
  7: 'M4.900 4.900a5 5 0 0 1 7.100 0l7.100 7.100a5 5 0 0 1-7.100 7.100L4.900 12a5 5 0 0 1 0-7.100zM12.700 12.700l-2.800-2.800-3.600.700 7.100 7.100a3 3 0 0 0 4.300-4.300z',
  [SUITCASE]: 'M8 3h8v4h7v14H1V7h7zm2 2v2h4V5zM1 12v1.600h9V12zM14 12v1.600h9V12zM10.500 11v4h3v-4z',
  [JOB]: 'M4 1h11l5 5v17H4zM14 2.500V7h4.500zM7 11v1.800h10V11zM7 14.500v1.800h10v-1.800zM7 18v1.800h6V18z',
  [HORSE_HEAD]:
    'M8 23h12c1-8 0-16-8-19l-1-3-3 3.500C5 7 3 11 1.500 14.500l2 3.500 3.500-.500 3-2.500h2c0 3-4 4-4 8zM9.500 8.200a1.300 1.300 0 1 0 .1 0z',
};

/** A single-coloured drawing, as large as the text around it. */
export const Glyph = ({ path }: { readonly path: string | undefined }) => (
  <svg class="ce-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path fill="currentColor" fill-rule="evenodd" d={path} />
  </svg>
);

/** A number of cards to discard: an outlined card with the number, and an arrow down. */
const Falling = ({ cards }: { readonly cards: number }) => (
  <svg class="ce-glyph wide" viewBox="0 0 30 24" aria-hidden="true" focusable="false">
    <path fill="currentColor" fill-rule="evenodd" d="M1 1h15v20H1zM3 3v16h11V3zM22 5h3v9h4l-5.5 8-5.5-8h4z" />
    <text x="8.5" y="15.8" fill="currentColor" text-anchor="middle" font-size="13" font-weight="700">
      {cards}
    </text>
  </svg>
);

const Arrow = () => (
  <svg class="ce-glyph thin" viewBox="0 0 14 24" aria-hidden="true" focusable="false">
    <path fill="currentColor" d="M0 10.5h7V6l7 6-7 6v-4.5H0z" />
  </svg>
);

/** CE-I3, CE-I4, CE-I8, CE-I9 The trades: the number of cards to discard, and the kinds to take. */
const TRADES: Readonly<Record<number, { readonly cards: number; readonly takes: readonly number[] }>> = {
  [DISCARD_1]: { cards: 1, takes: [3] },
  [DISCARD_2]: { cards: 2, takes: [3] },
  [DISCARD_3]: { cards: 3, takes: [2, 3] },
  [EXCHANGE]: { cards: 1, takes: [4, 5, 6] },
};

/** CE-I1 to CE-I9 An icon as it is printed: money, a good, suitcase, job, Horse Head, or a trade. */
export function Icon({ icon }: { readonly icon: number }) {
  if (icon < MONEY) return <span class="ce-note-money">{moneyIn(language.value)(DOLLARS[icon] ?? 0)}</span>;
  const trade = TRADES[icon];
  if (trade === undefined) return <Glyph path={PATHS[icon]} />;
  const taken = trade.takes.map(kind => <Icon key={kind} icon={kind} />);
  return (
    <span class="ce-trade">
      <Falling cards={trade.cards} />
      {(icon === DISCARD_1 || icon === DISCARD_2) && <Arrow />}
      {icon === EXCHANGE ? <span class="ce-any-good">{taken}</span> : taken}
    </span>
  );
}

/** Icons in a row, each as often as its count says. The element they stand on says their names. */
export const IconRow = ({ icons }: { readonly icons: Readonly<Icons> }) => (
  <span class="ce-icons" aria-hidden="true">
    {icons.flatMap((count, icon) =>
      Array.from({ length: count }, (_, at) => <Icon key={`${icon}.${at}`} icon={icon} />),
    )}
  </span>
);

/** CE-C7 Jobs by colour, each with a shape: yellow, blue, grey, green. */
const SHAPES = ['M12 2l11 20H1z', 'M12 1a11 11 0 1 0 .1 0z', 'M2 2h20v20H2z', 'M12 0l11 12-11 12L1 12z'];
export const JobShape = ({ colour }: { readonly colour: number }) => <Glyph path={SHAPES[colour]} />;

/** A hat for allies without a figure, a card for hands. */
export const HAT = 'M1 16c3-2 5-2 5-2l2-8c3-2 6-1 8 0l2 8s2 0 5 2c-5 4-17 4-22 0z';
export const CARDS = 'M2 5l9-3.500 7 18L9 23zM14 2h8v19h-2z';
