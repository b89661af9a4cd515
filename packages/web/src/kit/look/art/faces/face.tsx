import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { RAYS } from '../card.tsx';
import type { Portrait } from './parts.tsx';
import './faces.css';

/** The portraits of each game's bots, by level, weakest first. A game without characters of its own has none. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly PORTRAITS: readonly Portrait[] }>>> = {
  'carta-nostra': () => import('./carta-nostra.tsx'),
  'corleones-empire': () => import('./corleones-empire.tsx'),
  'der-pate': () => import('./der-pate.tsx'),
};

const loaded = signal<Readonly<Record<string, readonly Portrait[]>>>({});

/** Loads a game's portraits once. Without them the page stays as it is, and the next use tries again. */
async function loadPortraits(game: string): Promise<void> {
  if (loaded.peek()[game] !== undefined) return;
  const portraits = await LOADERS[game]?.().catch(() => null);
  if (portraits != null) loaded.value = { ...loaded.peek(), [game]: portraits.PORTRAITS };
}

/** The whole sheet, or the head alone, which is readable where there's little room. */
const CUTS = { bust: '0 0 80 88', head: '11 1 58 58' };

interface FaceProps {
  readonly game: string;
  /** The level of the bot, from 1. */
  readonly level: number;
  readonly cut?: keyof typeof CUTS;
  /** The family in whose colour the portrait is framed. */
  readonly family?: number;
}

/** The portrait of the character a bot plays as; nothing until it's loaded. */
export function Face({ game, level, cut = 'bust', family }: FaceProps) {
  useEffect(() => void loadPortraits(game), [game]);
  const portrait = loaded.value[game]?.[level - 1];
  if (portrait === undefined) return null;
  const { backdrop, glow, head, Scene, Bust } = portrait;
  return (
    <svg
      class={`face face-${cut}`}
      viewBox={cut === 'head' ? (head ?? CUTS.head) : CUTS.bust}
      style={family === undefined ? undefined : { borderColor: `var(--family-${family})` }}
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
    >
      <path fill={backdrop} d="M0 0h80v88H0z" />
      {Scene === undefined ? <path fill={glow} d={RAYS} /> : <Scene />}
      <Bust />
    </svg>
  );
}
