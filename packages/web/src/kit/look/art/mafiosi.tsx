import type { FunctionComponent } from 'preact';
import { BONE, BRASS, Don, INK, Poster, SHADE } from './card.tsx';

/** The Consigliere: bare-headed with a grey parting, round glasses, a narrow suit with a long tie, and a fountain pen. */
const Consigliere = () => (
  <Poster backdrop="#3c556e" glow="#4d6882">
    <path fill="#97a1a8" d="M10 88c0-17 6-24 20-28h20c14 4 20 11 20 28z" />
    <path fill={BONE} d="M30 59h20l-10 29z" />
    <path fill={INK} d="M37 62h6l1.5 4-1.5 2 3 16-6 4-6-4 3-16-1.5-2z" />
    <path fill="#6f7a82" d="M30 59l-9 6 7 5-2 4 11 14zM50 59l9 6-7 5 2 4-11 14z" />
    <path fill={SHADE} d="M33 48h14v11c-4 5-10 5-14 0z" />
    <path fill={BONE} d="M26 24c0-12 28-12 28 0 2 20-4 33-14 33S24 44 26 24z" />
    <path fill={SHADE} d="M40 57c10 0 16-13 14-33-2-4-4-6-7-7 3 14 2 30-7 40z" />
    <path fill={SHADE} d="M23 33c-3-1-3 8 2 9zM57 33c3-1 3 8-2 9z" />
    <path
      fill="#dcd6cb"
      stroke={INK}
      stroke-width="1.3"
      d="M23 34C18 16 26 5 38 5c14-2 24 9 19 29l-3-1c0-7-2-11-5-14-8 1-15-1-20-5-2 5-3 10-3 19z"
    />
    <path fill="none" stroke={INK} stroke-width="1.1" d="M31 8c-1 3-1 4-2 6M40 6c6 3 11 6 14 12" />
    <g fill="#fffaf0" stroke={INK} stroke-width="2.2">
      <circle cx="32.5" cy="35" r="5.6" />
      <circle cx="47.5" cy="35" r="5.6" />
    </g>
    <path fill="none" stroke={INK} stroke-width="2" d="M38 34.5c1.5-1.5 2.5-1.5 4 0M27 34l-4-1M53 34l4-1" />
    <path
      fill={INK}
      d="M31 34.5h3.5v2H31zM46 34.5h3.5v2H46zM35 47.5c3 1.5 7 1.5 10 0v1.8c-3 1.5-7 1.5-10 0zM39 41h3v3h-3z"
    />
    <path fill={BRASS} stroke={INK} stroke-width=".8" d="M58 68h3v13h-3z" />
    <path fill={INK} d="M55 78h9v2h-9z" />
  </Poster>
);

/** The Caporegime: a round bowler, a broad beard line, pinstripes, and two cards fanned in the fingers. */
const Caporegime = () => (
  <Poster backdrop="#4f5a33" glow="#616d41">
    <path fill="#35302b" d="M0 88V74l10-11 18-5h24l18 5 10 11v14z" />
    <path fill="none" stroke="#8d8069" stroke-width="1" d="M8 88V66M15 88V62M22 88V60M58 88V60M65 88V62M72 88V66" />
    <path fill={BONE} d="M30 58h20l-10 22z" />
    <path fill={INK} d="M36 60h8l-2 5 3 15-5 6-5-6 3-15z" />
    <path fill={INK} d="M28 57l-8 9 15 18zM52 57l8 9-15 18z" />
    <path fill={SHADE} d="M31 48h18v10c-5 5-13 5-18 0z" />
    <path fill={BONE} d="M24 26h32c2 18-4 31-16 31S22 44 24 26z" />
    <path fill={INK} d="M24 34c3 10 5 12 9 11h14c4 1 6-1 9-11 1 14-5 24-16 24S23 48 24 34z" />
    <path fill={BONE} d="M35 50.5h10c-2 3-8 3-10 0z" />
    <path fill={INK} d="M28.5 33l8 1v2.5h-8zM51.5 33l-8 1v2.5h8zM38.5 36l-2 6.5c2 1 5 1 7 0l-1.5-1c-1 .5-2 .5-3 .2z" />
    <path
      fill={INK}
      d="M17 25c3-1 5-1 6-1C22 8 30 2 40 2s18 6 17 22c1 0 3 0 6 1 2 1 1 4-1 5-14 4-30 4-44 0-2-1-3-4-1-5z"
    />
    <path fill="#d9c48d" d="M23 19c11 3 23 3 34 0v4.5c-11 3-23 3-34 0z" />
    <g stroke={INK} stroke-width="1.2">
      <path fill={BONE} d="M57 62l9-3 7 18-9 3z" />
      <path fill={BRASS} d="M66 60l9 1-2 19-9-1z" />
    </g>
    <path fill={BONE} stroke={INK} stroke-width="1.2" d="M59 76c4-3 12-3 15 0 2 3 2 12 2 12H58s-1-9 1-12z" />
  </Poster>
);

/** The Hitman: a cap pulled over the eyes, the collar of the coat turned up to the nose, and a pistol at the chest. */
const Hitman = () => (
  <Poster backdrop="#413747" glow="#544860">
    <path fill="#8f7f63" d="M0 88V76l14-13 12-4h28l12 4 14 13v12z" />
    <path fill={SHADE} d="M30 44h20v16H30z" />
    <path fill={BONE} d="M25 26h31c1 16-3 28-15 28S23 42 25 26z" />
    <path fill={SHADE} d="M43 26h13c1 16-3 28-15 28 5-6 6-16 2-28z" />
    <path fill={INK} opacity=".88" d="M24 24h33c0 6-1 9-2 12-9-3-21-3-30 0-1-4-1-8-1-12z" />
    <path fill={BONE} d="M30 32l7-.5-1 2.2h-5zM45 31.5l7 .5-1 1.7h-5z" />
    <path
      fill="#a8977a"
      stroke={INK}
      stroke-width="1.4"
      d="M17 40l11 7 12 16-13 25H12c-1-15-2-31 5-48zM63 40l-11 7-12 16 13 25h15c1-15 2-31-5-48z"
    />
    <path fill="none" stroke={INK} stroke-width="1.2" d="M24 47c-4 12-5 22-5 34M56 47c4 12 5 22 5 34" />
    <path fill={INK} d="M38 62l2 3 2-3 3 26H35z" />
    <path
      fill={INK}
      d="M10 24c-2-9 5-17 20-20 14-3 28 2 30 15 6 1 12 4 13 8-1 3-6 3-10 2-12-5-27-5-38 1-6 1-13-1-15-6z"
    />
    <path
      fill="none"
      stroke="#6b5f72"
      stroke-width="1.3"
      d="M31 5c-4 5-6 11-5 20M44 5c5 4 9 9 10 15M26 25c10-5 20-6 33-6"
    />
    <path
      fill={INK}
      stroke="#e4dccb"
      stroke-width="1.5"
      stroke-linejoin="round"
      d="M24 66l42-11 3.5 1 1.6 6-42 11.2-1 .3 4.5 12.5-8.5 2.5-5-14z"
    />
    <path fill="none" stroke="#e4dccb" stroke-width="1.3" d="M37.5 71c1 6 8 5 8-2M30 70.5l37-9.7" />
    <path
      fill={BONE}
      stroke={INK}
      stroke-width="1.2"
      d="M20 73c5-3 10-3 13-1 2 3 1 5-1 6 2 2 1 5-1 6-1 2-3 4-3 4H18c-2-6-2-11 2-15z"
    />
  </Poster>
);

/** The Smuggler: a knitted cap, a full beard, a seaman's jersey under an open coat, and a crate on the shoulder. */
const Smuggler = () => (
  <Poster backdrop="#1f5557" glow="#2c6a6b">
    <path fill="#22303e" d="M3 88c0-18 9-25 23-28h28c14 3 23 10 23 28z" />
    <path fill="#d9d0bd" d="M27 58h26l6 30H21z" />
    <path fill="#27405c" d="M24 66h32l1 4.5H23zM23 75h34l1 4.5H22zM22 84h36v4H21z" />
    <path fill="#22303e" d="M29 56L17 63l5 25h6zM51 56l12 7-5 25h-6z" />
    <path fill="#10181f" d="M29 57l-11 8 8 6 1 8 5-13zM51 57l11 8-8 6-1 8-5-13z" />
    <path fill={BONE} d="M25 26h30c2 16-3 28-15 28S23 42 25 26z" />
    <path fill={SHADE} d="M43 26h12c1 8 0 14-2 19H44z" />
    <path fill="#7a4426" d="M24 34c2 6 4 8 8 8 3-3 13-3 16 0 4 0 6-2 8-8 2 17-4 30-16 30S22 51 24 34z" />
    <path fill="#5f3119" d="M40 64c12 0 18-13 16-30-1 4-2 6-4 7-1 10-4 18-12 23z" />
    <path fill={INK} d="M33 46.5c4-2 10-2 14 0-4 3-10 3-14 0zM29 34h7v2.6h-7zM44 34h7v2.6h-7z" />
    <path fill={BONE} d="M38 34h4l1 6h-6z" />
    <path fill="#b0472f" stroke={INK} stroke-width="1.2" d="M24 24C23 9 30 3 40 3s17 6 16 21z" />
    <circle cx="40" cy="4" r="4" fill="#cf6247" stroke={INK} stroke-width="1.2" />
    <path fill="none" stroke="#7c2b1a" stroke-width="1.4" d="M31 10l-1 12M37 8v13M43 8v13M49 10l1 12" />
    <path
      fill="#cf6247"
      stroke={INK}
      stroke-width="1.2"
      d="M22 21c12-3 24-3 36 0 2 2 2 7 0 9-12-3-24-3-36 0-2-2-2-7 0-9z"
    />
    <g stroke={INK} stroke-width="1.3">
      <path fill={BRASS} d="M58 46l20-3 3 20-20 3z" />
      <path fill="none" d="M59 52.5l20-3M60 59.5l20-3M63 46l2.8 19.5M73.5 44l2.8 19.5" />
      <path fill={BONE} d="M57 66c3-3 9-5 14-4 2 2 1 5-1 6-4 2-9 3-12 2z" />
    </g>
  </Poster>
);

/** Carta Nostra's five kinds, in the order of its rules. */
export const PORTRAITS: readonly FunctionComponent[] = [Caporegime, Don, Consigliere, Hitman, Smuggler];
