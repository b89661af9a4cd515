import { BONE, BRASS, INK, Poster, SHADE } from '../portrait.tsx';

/** The Smuggler: a knitted cap, a full beard, a seaman's jersey under an open coat, and a crate on the shoulder. */
export const Smuggler = () => (
  <Poster backdrop="#1f5557" glow="#2c6a6b">
    <path fill="#22303e" d="M3 88c0-18 9-25 23-28h28c14 3 23 10 23 28z" />
    <path fill="#d9d0bd" d="M27 58h26l6 30H21z" />
    <path fill="#27405c" d="M24 66h32l1 4.500H23zM23 75h34l1 4.500H22zM22 84h36v4H21z" />
    <path fill="#22303e" d="M29 56L17 63l5 25h6zM51 56l12 7-5 25h-6z" />
    <path fill="#10181f" d="M29 57l-11 8 8 6 1 8 5-13zM51 57l11 8-8 6-1 8-5-13z" />
    <path fill={BONE} d="M25 26h30c2 16-3 28-15 28S23 42 25 26z" />
    <path fill={SHADE} d="M43 26h12c1 8 0 14-2 19H44z" />
    <path fill="#7a4426" d="M24 34c2 6 4 8 8 8 3-3 13-3 16 0 4 0 6-2 8-8 2 17-4 30-16 30S22 51 24 34z" />
    <path fill="#5f3119" d="M40 64c12 0 18-13 16-30-1 4-2 6-4 7-1 10-4 18-12 23z" />
    <path fill={INK} d="M33 46.500c4-2 10-2 14 0-4 3-10 3-14 0zM29 34h7v2.600h-7zM44 34h7v2.600h-7z" />
    <path fill={BONE} d="M38 34h4l1 6h-6z" />
    <path fill="#b0472f" stroke={INK} stroke-width="1.200" d="M24 24C23 9 30 3 40 3s17 6 16 21z" />
    <circle cx="40" cy="4" r="4" fill="#cf6247" stroke={INK} stroke-width="1.200" />
    <path fill="none" stroke="#7c2b1a" stroke-width="1.400" d="M31 10l-1 12M37 8v13M43 8v13M49 10l1 12" />
    <path
      fill="#cf6247"
      stroke={INK}
      stroke-width="1.200"
      d="M22 21c12-3 24-3 36 0 2 2 2 7 0 9-12-3-24-3-36 0-2-2-2-7 0-9z"
    />
    <g stroke={INK} stroke-width="1.300">
      <path fill={BRASS} d="M58 46l20-3 3 20-20 3z" />
      <path fill="none" d="M59 52.500l20-3M60 59.500l20-3M63 46l2.800 19.500M73.500 44l2.800 19.500" />
      <path fill={BONE} d="M57 66c3-3 9-5 14-4 2 2 1 5-1 6-4 2-9 3-12 2z" />
    </g>
  </Poster>
);
