import { BONE, INK, Poster, SHADE } from '../portrait.tsx';

/** The Hitman: a cap pulled over the eyes, the collar of the coat turned up to the nose, and a pistol at the chest. */
export const Hitman = () => (
  <Poster backdrop="#413747" glow="#544860">
    <path fill="#8f7f63" d="M0 88V76l14-13 12-4h28l12 4 14 13v12z" />
    <path fill={SHADE} d="M30 44h20v16H30z" />
    <path fill={BONE} d="M25 26h31c1 16-3 28-15 28S23 42 25 26z" />
    <path fill={SHADE} d="M43 26h13c1 16-3 28-15 28 5-6 6-16 2-28z" />
    <path fill={INK} opacity=".88" d="M24 24h33c0 6-1 9-2 12-9-3-21-3-30 0-1-4-1-8-1-12z" />
    <path fill={BONE} d="M30 32l7-.500-1 2.200h-5zM45 31.500l7 .500-1 1.700h-5z" />
    <path
      fill="#a8977a"
      stroke={INK}
      stroke-width="1.400"
      d="M17 40l11 7 12 16-13 25H12c-1-15-2-31 5-48zM63 40l-11 7-12 16 13 25h15c1-15 2-31-5-48z"
    />
    <path fill="none" stroke={INK} stroke-width="1.200" d="M24 47c-4 12-5 22-5 34M56 47c4 12 5 22 5 34" />
    <path fill={INK} d="M38 62l2 3 2-3 3 26H35z" />
    <path
      fill={INK}
      d="M10 24c-2-9 5-17 20-20 14-3 28 2 30 15 6 1 12 4 13 8-1 3-6 3-10 2-12-5-27-5-38 1-6 1-13-1-15-6z"
    />
    <path
      fill="none"
      stroke="#6b5f72"
      stroke-width="1.300"
      d="M31 5c-4 5-6 11-5 20M44 5c5 4 9 9 10 15M26 25c10-5 20-6 33-6"
    />
    <path
      fill={INK}
      stroke="#e4dccb"
      stroke-width="1.500"
      stroke-linejoin="round"
      d="M24 66l42-11 3.500 1 1.600 6-42 11.200-1 .3 4.500 12.500-8.500 2.500-5-14z"
    />
    <path fill="none" stroke="#e4dccb" stroke-width="1.300" d="M37.500 71c1 6 8 5 8-2M30 70.500l37-9.700" />
    <path
      fill={BONE}
      stroke={INK}
      stroke-width="1.200"
      d="M20 73c5-3 10-3 13-1 2 3 1 5-1 6 2 2 1 5-1 6-1 2-3 4-3 4H18c-2-6-2-11 2-15z"
    />
  </Poster>
);
