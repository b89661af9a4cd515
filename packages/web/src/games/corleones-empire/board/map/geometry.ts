/** The map of New York in its own units. Everything on it is placed by these numbers alone. */
export const MAP = { width: 1050, height: 730 } as const;

export type Point = readonly [x: number, y: number];
export interface MapRect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Points as an SVG writes them. */
export const points = (text: string): readonly Point[] =>
  text.split(' ').map(pair => pair.split(',').map(Number) as unknown as Point);

/** The turfs in the order of their numbers, then Central Park. */
export const AREAS: readonly (readonly Point[])[] = [
  // Wall Street: the tip of the island.
  points('100,530 712,530 708,600 694,656 652,718 236,718 166,664 122,598'),
  // Brooklyn: its north-western corner is cut off, so that Queens reaches the river beside Midtown.
  points('806,372 994,372 994,660 782,660 768,640 766,560 772,428'),
  // Upper East Side
  points('400,14 676,14 704,44 712,120 712,280 475,280 475,70 400,70'),
  // Queens: an arm of it reaches round Brooklyn to the harbour, as the Rockaways do.
  points('766,60 800,14 1042,14 1042,718 790,718 766,694 782,660 994,660 994,372 806,372 772,428 764,340'),
  // Upper West Side
  points('104,14 400,14 400,70 325,70 325,280 86,298 84,180 90,40'),
  // Midtown
  points('400,280 712,280 716,400 712,530 400,530'),
  // Chelsea
  points('86,298 325,280 400,280 400,530 100,530 84,470 82,340'),
  // Central Park
  points('325,70 475,70 475,280 325,280'),
];

/** The places in a turf: its name, the printed business and the tile, its markers, the Police Chief. */
export interface TurfPlan {
  readonly name: Point;
  readonly printed: Point;
  readonly tile: Point;
  /** The middle of the stack. */
  readonly control: Point;
  readonly chief: Point;
}

export const BUSINESS = { w: 144, h: 112 } as const;

export const TURF_PLANS: readonly TurfPlan[] = [
  { name: [432, 533], printed: [252, 566], tile: [404, 566], control: [606, 622], chief: [186, 596] },
  { name: [804, 392], printed: [842, 422], tile: [842, 538], control: [804, 476], chief: [782, 566] },
  { name: [484, 18], printed: [560, 48], tile: [560, 164], control: [520, 112], chief: [497, 206] },
  { name: [812, 20], printed: [842, 52], tile: [842, 170], control: [800, 108], chief: [778, 200] },
  { name: [98, 15], printed: [98, 41], tile: [98, 155], control: [276, 110], chief: [254, 204] },
  { name: [520, 284], printed: [408, 316], tile: [560, 316], control: [508, 478], chief: [580, 456] },
  { name: [94, 290], printed: [96, 318], tile: [248, 318], control: [306, 478], chief: [206, 440] },
];

export const PARK_PLAN = { name: [400, 218], back: [400, 166] } as const;

/** The round spaces in the order of their numbers: the centre of each, and the ends of its lines, area by area. */
export interface SpacePlan {
  readonly at: Point;
  readonly lines: readonly Point[];
  /** Over water: drawn with a bridge or a ferry. */
  readonly over?: 'bridge' | 'ferry';
}

export const SPACES: readonly SpacePlan[] = [
  { at: [400, 70], lines: points('438,42 362,42 400,112') },
  { at: [325, 170], lines: points('286,170 364,170') },
  { at: [475, 170], lines: points('514,170 436,170') },
  { at: [400, 280], lines: points('428,308 372,308 400,240') },
  { at: [475, 280], lines: points('504,252 496,310 447,250') },
  { at: [325, 280], lines: points('302,248 310,310 353,250') },
  { at: [246, 287], lines: points('272,256 252,317') },
  { at: [400, 456], lines: points('440,456 360,456') },
  { at: [400, 530], lines: points('400,568 434,510 366,510') },
  { at: [206, 530], lines: points('206,568 206,494') },
  { at: [740, 530], lines: points('698,556 782,530 698,504'), over: 'bridge' },
  { at: [740, 350], lines: points('782,350 700,350'), over: 'bridge' },
  { at: [739, 150], lines: points('698,150 782,150'), over: 'bridge' },
  { at: [958, 372], lines: points('958,410 958,334') },
  { at: [738, 610], lines: points('694,610 780,610'), over: 'bridge' },
  { at: [734, 690], lines: points('664,684 784,650 786,702'), over: 'ferry' },
];

/** The Hudson has a berth for each seat, with room for all its figures. */
export const BERTH = { x: 4, y: 66, w: 76, h: 92, figure: 25 } as const;

/** The neutral figures wait at the quay until somebody plays them. */
export const QUAY: MapRect = { x: 4, y: 560, w: 78, h: 150 };

/** The style of an element whose middle, or whose corner, is at a point: the style sheet gives its size. */
export const placePoint = ([x, y]: Point) => ({
  left: `${(100 * x) / MAP.width}%`,
  top: `${(100 * y) / MAP.height}%`,
});

/** A rectangle on the map as a style. */
export const placeAt = ({ x, y, w, h }: MapRect) => ({
  ...placePoint([x, y]),
  width: `${(100 * w) / MAP.width}%`,
  height: `${(100 * h) / MAP.height}%`,
});
