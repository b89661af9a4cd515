import { BONE, BRASS, INK, Poster, SHADE } from '../portrait.tsx';

/** The Consigliere: bare-headed with a grey parting, round glasses, a narrow suit with a long tie, and a fountain pen. */
export const Consigliere = () => (
  <Poster backdrop="#3c556e" glow="#4d6882">
    <path fill="#97a1a8" d="M10 88c0-17 6-24 20-28h20c14 4 20 11 20 28z" />
    <path fill={BONE} d="M30 59h20l-10 29z" />
    <path fill={INK} d="M37 62h6l1.500 4-1.500 2 3 16-6 4-6-4 3-16-1.500-2z" />
    <path fill="#6f7a82" d="M30 59l-9 6 7 5-2 4 11 14zM50 59l9 6-7 5 2 4-11 14z" />
    <path fill={SHADE} d="M33 48h14v11c-4 5-10 5-14 0z" />
    <path fill={BONE} d="M26 24c0-12 28-12 28 0 2 20-4 33-14 33S24 44 26 24z" />
    <path fill={SHADE} d="M40 57c10 0 16-13 14-33-2-4-4-6-7-7 3 14 2 30-7 40z" />
    <path fill={SHADE} d="M23 33c-3-1-3 8 2 9zM57 33c3-1 3 8-2 9z" />
    <path
      fill="#dcd6cb"
      stroke={INK}
      stroke-width="1.300"
      d="M23 34C18 16 26 5 38 5c14-2 24 9 19 29l-3-1c0-7-2-11-5-14-8 1-15-1-20-5-2 5-3 10-3 19z"
    />
    <path fill="none" stroke={INK} stroke-width="1.100" d="M31 8c-1 3-1 4-2 6M40 6c6 3 11 6 14 12" />
    <g fill="#fffaf0" stroke={INK} stroke-width="2.200">
      <circle cx="32.500" cy="35" r="5.600" />
      <circle cx="47.500" cy="35" r="5.600" />
    </g>
    <path fill="none" stroke={INK} stroke-width="2" d="M38 34.500c1.500-1.500 2.500-1.500 4 0M27 34l-4-1M53 34l4-1" />
    <path
      fill={INK}
      d="M31 34.500h3.500v2H31zM46 34.500h3.500v2H46zM35 47.500c3 1.500 7 1.500 10 0v1.800c-3 1.500-7 1.500-10 0zM39 41h3v3h-3z"
    />
    <path fill={BRASS} stroke={INK} stroke-width=".8" d="M58 68h3v13h-3z" />
    <path fill={INK} d="M55 78h9v2h-9z" />
  </Poster>
);
