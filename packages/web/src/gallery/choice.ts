import { ALL_IDS, type GameId } from '@consigliere/games/list';
import { LANGUAGES, type Language } from '@consigliere/kernel';
import { THEMES } from '../kit/preferences.ts';

export const SIZES = ['1440x900', '1024x768', '768x1024', '360x740'] as const;

/** Every kind at once. */
export const ALL = 'all';

/** The gallery's choice: a kind of decision of a game, and how it is shown. The address contains all of it. */
export interface GalleryChoice {
  readonly game: GameId;
  readonly players: number;
  /** ALL: every kind at once; null: the first. */
  readonly kind: string | null;
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  /** Width and height of the window, such as 360x740. */
  readonly size: string;
}

const oneOf = <X extends string>(values: readonly X[], wanted: string | null): X | undefined =>
  values.find(each => each === wanted);

/** Reads the choice from an address. Missing or wrong parts get their defaults. */
export function choiceIn(search: string): GalleryChoice {
  const said = new URLSearchParams(search);
  const size = said.get('size') ?? '';
  return {
    game: oneOf(ALL_IDS, said.get('game')) ?? 'carta-nostra',
    players: Number(/^\d$/.exec(said.get('players') ?? '')?.[0] ?? 3),
    kind: said.get('kind'),
    language: oneOf(LANGUAGES, said.get('language')) ?? 'en',
    theme: oneOf(THEMES, said.get('theme')) ?? 'auto',
    size: /^[1-9]\d{2,3}x[1-9]\d{2,3}$/.test(size) ? size : SIZES[0],
  };
}

export function addressOf({ kind, ...choice }: GalleryChoice): string {
  const said = Object.entries({ ...choice, ...(kind === null ? {} : { kind }) });
  return `/gallery?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`;
}

/** The address of one frame: the position, in the language and theme of the choice. */
export const frameAddress = ({ language, theme }: Pick<GalleryChoice, 'language' | 'theme'>, link: string): string =>
  `/position?language=${language}&theme=${theme}#${link}`;

export function sizeOf({ size }: Pick<GalleryChoice, 'size'>): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}
