/** The positions of everything on the map, in its own units. The street runs clockwise from space 0. */

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}
export interface MapBox extends MapPoint {
  readonly w: number;
  readonly h: number;
}

export const MAP = { w: 1000, h: 800 } as const;

/** A business card. */
export const CARD = { w: 172, h: 104 } as const;

/** The twelve car spaces, and the card of each. */
export const STREET: readonly { readonly car: MapPoint; readonly card: MapPoint }[] = [
  { car: { x: 312, y: 334 }, card: { x: 96, y: 276 } },
  { car: { x: 326, y: 214 }, card: { x: 96, y: 152 } },
  { car: { x: 410, y: 166 }, card: { x: 308, y: 14 } },
  { car: { x: 562, y: 166 }, card: { x: 492, y: 14 } },
  { car: { x: 646, y: 214 }, card: { x: 704, y: 152 } },
  { car: { x: 660, y: 334 }, card: { x: 704, y: 276 } },
  { car: { x: 660, y: 466 }, card: { x: 704, y: 420 } },
  { car: { x: 646, y: 586 }, card: { x: 704, y: 544 } },
  { car: { x: 562, y: 634 }, card: { x: 492, y: 682 } },
  { car: { x: 410, y: 634 }, card: { x: 308, y: 682 } },
  { car: { x: 326, y: 586 }, card: { x: 96, y: 544 } },
  { car: { x: 312, y: 466 }, card: { x: 96, y: 420 } },
];

/** By district, in street order; `align`: the side of its name. */
export const DISTRICTS: readonly {
  readonly outline: string;
  readonly name: MapPoint & { readonly align: 'start' | 'end' };
  readonly box: MapBox;
}[] = [
  {
    outline: '96,24 116,6 484,6 484,398 92,398',
    name: { x: 112, y: 42, align: 'start' },
    box: { x: 86, y: 0, w: 400, h: 400 },
  },
  {
    outline: '488,6 856,6 876,24 880,398 488,398',
    name: { x: 862, y: 42, align: 'end' },
    box: { x: 486, y: 0, w: 400, h: 400 },
  },
  {
    outline: '488,402 880,402 878,664 828,756 782,794 488,794',
    name: { x: 848, y: 682, align: 'end' },
    box: { x: 486, y: 400, w: 400, h: 400 },
  },
  {
    outline: '92,402 484,402 484,794 190,794 144,756 94,664',
    name: { x: 128, y: 670, align: 'start' },
    box: { x: 86, y: 400, w: 400, h: 400 },
  },
];

export const BROOKLYN = {
  outline: '896,6 994,6 994,794 846,794 888,716 894,400',
  friend: (at: number): MapPoint => ({ x: 945, y: 64 + at * 53 }),
  radius: 22,
} as const;

/** The point in the river for each family's members. */
export const getRiverPoint = (seat: number): MapPoint => ({ x: 46, y: 300 + seat * 92 });

export const JAIL: MapBox = { x: 352, y: 486, w: 268, h: 106 };
export const getCell = (seat: number): MapPoint => ({ x: JAIL.x + 40 + seat * 63, y: JAIL.y + 68 });

/** The event tracks climb to the KO space. */
export const EVENTS = {
  ko: { x: 486, y: 234 },
  grey: [440, 392, 344, 296].map(y => ({ x: 374, y })),
  red: [440, 392, 344, 296].map(y => ({ x: 598, y })),
  card: { x: 400, y: 278, w: 172, h: 170 },
  pile: { x: 408, y: 452, w: 156, h: 26 },
} as const;

/** The bank, where debt markers given to it lie. */
export const BANK: MapPoint = { x: 252, y: 756 };

/** A square of the map around a car space and its business. */
export function getCarBox(car: number): MapBox {
  const place = STREET[car] ?? { car: { x: 0, y: 0 }, card: { x: 0, y: 0 } };
  const size = 400;
  const [x, y] = [(place.car.x + place.card.x + CARD.w / 2) / 2, (place.car.y + place.card.y + CARD.h / 2) / 2];
  return {
    x: Math.max(0, Math.min(MAP.w - size, x - size / 2)),
    y: Math.max(0, Math.min(MAP.h - size, y - size / 2)),
    w: size,
    h: size,
  };
}
