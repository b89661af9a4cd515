import { BONE, BRASS, INK, Poster, SHADE } from '../portrait.tsx';

/** The Caporegime: a round bowler, a broad beard line, pinstripes, and two cards fanned in his fingers. */
export const Caporegime = () => (
  <Poster backdrop="#4f5a33" glow="#616d41">
    <path fill="#35302b" d="M0 88V74l10-11 18-5h24l18 5 10 11v14z" />
    <path fill="none" stroke="#8d8069" stroke-width="1" d="M8 88V66M15 88V62M22 88V60M58 88V60M65 88V62M72 88V66" />
    <path fill={BONE} d="M30 58h20l-10 22z" />
    <path fill={INK} d="M36 60h8l-2 5 3 15-5 6-5-6 3-15z" />
    <path fill={INK} d="M28 57l-8 9 15 18zM52 57l8 9-15 18z" />
    <path fill={SHADE} d="M31 48h18v10c-5 5-13 5-18 0z" />
    <path fill={BONE} d="M24 26h32c2 18-4 31-16 31S22 44 24 26z" />
    <path fill={INK} d="M24 34c3 10 5 12 9 11h14c4 1 6-1 9-11 1 14-5 24-16 24S23 48 24 34z" />
    <path fill={BONE} d="M35 50.500h10c-2 3-8 3-10 0z" />
    <path
      fill={INK}
      d="M28.500 33l8 1v2.500h-8zM51.500 33l-8 1v2.500h8zM38.5 36l-2 6.500c2 1 5 1 7 0l-1.500-1c-1 .5-2 .5-3 .2z"
    />
    <path
      fill={INK}
      d="M17 25c3-1 5-1 6-1C22 8 30 2 40 2s18 6 17 22c1 0 3 0 6 1 2 1 1 4-1 5-14 4-30 4-44 0-2-1-3-4-1-5z"
    />
    <path fill="#d9c48d" d="M23 19c11 3 23 3 34 0v4.500c-11 3-23 3-34 0z" />
    <g stroke={INK} stroke-width="1.200">
      <path fill={BONE} d="M57 62l9-3 7 18-9 3z" />
      <path fill={BRASS} d="M66 60l9 1-2 19-9-1z" />
    </g>
    <path fill={BONE} stroke={INK} stroke-width="1.200" d="M59 76c4-3 12-3 15 0 2 3 2 12 2 12H58s-1-9 1-12z" />
  </Poster>
);
