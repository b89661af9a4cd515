import { BONE, BRASS, INK, SHADE } from '../card.tsx';
import { Eyes, Head, Held, Lines, type Portrait, TAN, WHITE } from './parts.tsx';

/** The baker's boy: a puffed cap over curls, wide eyes, flour on a cheek, and cards with white thumb prints. */
const Beppe = () => (
  <>
    <path fill="#5f7f97" d="M6 88c0-17 9-23 22-26h24c13 3 22 9 22 26z" />
    <path fill="#4b687e" d="M52 62c13 3 22 9 22 26H56z" />
    <path fill={WHITE} d="M28 61l4 7h16l4-7 4 2-3 7 3 18H24l3-18-3-7z" />
    <g transform="rotate(-5 40 40)">
      <Head shape="round" ears={5} />
      <path
        fill="#4a2c1a"
        d="M23 33c-3-10 3-15 9-13 3-5 12-5 15 0 7-2 13 4 10 13-2-2-3-5-5-7-3 3-7 3-10 0-3 3-7 3-9 0-4 1-8 3-10 7z"
      />
      <Eyes aside={1} down={-0.6} r={4} />
      <Lines d="M28 29.5c2-2.5 6-3 8-1M44 28.5c3-2 7-1 8.5 1.5" width={1.8} />
      <Lines d="M40 39c-1.5 2-2 3.5.5 4.5" />
      <Lines d="M33 49c3 3.5 9 4 13-.5" width={1.9} />
      <path fill="#b9824f" d="M28 43h1.6v1.6H28zM31 45h1.6v1.6H31zM28.5 47h1.6v1.6h-1.6zM50 46h1.6v1.6H50z" />
      <path fill={WHITE} d="M45 42c3-2 7-1 7.5 1 .5 2.5-3 3-5 4-1-2-4-3-2.5-5z" />
      <Held>
        <path fill={WHITE} d="M25 19c-9-3-8-14 1-13 3-7 12-7 15-3 6-4 15 0 14 6 7 1 7 9 1 10-10-3-21-3-31 0z" />
        <path fill="#e6dcc6" d="M24.5 18.5c10-3.5 21-3.5 31 0l.5 6c-10-3.5-22-3.5-32 0z" />
      </Held>
    </g>
    <Held>
      <path fill={BONE} d="M3 67l10-5 8 17-10 5z" />
      <path fill="#a63a34" d="M12 63l11-1 2 19-11 1z" />
      <path fill={BRASS} d="M20 61l10 3-5 19-10-3z" />
    </Held>
    <path fill={WHITE} d="M14 66l3-1 .5 4-3 .5zM23 66l2.5.5-.5 3-2.5-.5z" />
    <path fill={BONE} stroke={INK} stroke-width="1.2" d="M9 80c4-4 13-4 17 0 2 3 1 8 1 8H9s-2-5 0-8z" />
  </>
);

/** Everybody's aunt: a grey bun with the needles in it, half glasses, round cheeks, a shawl, and wool. */
const Ortensia = () => (
  <>
    <Lines d="M27 4l28 14M56 3L28 17" colour={BRASS} width={2.2} />
    <circle cx="40" cy="12" r="8.5" fill="#d4d0c8" stroke={INK} stroke-width="1.2" />
    <Lines d="M34 11c3-4 9-4 12 0M36 15c3-3 6-3 8 0" colour="#8f8a82" width={1.2} />
    <path fill="#5d7a5a" d="M2 88c0-17 11-23 26-26h24c15 3 26 9 26 26z" />
    <path fill="#7d9c74" d="M40 82L24 60C10 63 3 70 2 88h30zM40 82l16-22c14 3 21 10 22 28H48z" />
    <path
      fill="#5d7a5a"
      d="M8 74l10 14h5L11 70zM17 66l13 17 2-3-12-15zM72 74L62 88h-5l12-18zM63 66L50 83l-2-3 12-15z"
    />
    <path fill="#433046" d="M30 62h20L40 80z" />
    <Head shape="soft" />
    <path
      fill="#d4d0c8"
      stroke={INK}
      stroke-width="1.2"
      d="M21 37c-4-16 6-21 19-21s23 5 19 21c-1-7-5-12-10-13-5 3-13 3-18 0-5 1-9 6-10 13z"
    />
    <Lines d="M31 24c2-3 5-6 9-8M49 24c-2-3-5-6-9-8" colour="#8f8a82" width={1.2} />
    <path fill="#d88a80" opacity=".7" d="M25 46a4 3 0 1 1 8 0 4 3 0 1 1-8 0zM47 46a4 3 0 1 1 8 0 4 3 0 1 1-8 0z" />
    <Lines d="M28 34c2-2.5 6-2.5 8 0M44 34c2-2.5 6-2.5 8 0" width={2} />
    <Lines d="M28 30c2-2 5-2.5 8-1.5M44 28.5c3-1 6-.5 8 1.5" width={1.2} colour="#8f8a82" />
    <path
      fill={WHITE}
      fill-opacity=".6"
      stroke={BRASS}
      stroke-width="1.7"
      d="M26 39h11c0 7-11 7-11 0zM43 39h11c0 7-11 7-11 0z"
    />
    <Lines d="M37 39.5c2-1.5 4-1.5 6 0M26 39l-4-2M54 39l4-2" colour={BRASS} width={1.5} />
    <path fill={SHADE} d="M38 39h4l2 6c-2 2-6 2-8 0z" />
    <Lines d="M32 50c4 5 12 5 16 0M31 49l1.5 2M49 49l-1.5 2" width={1.8} />
    <path fill={BRASS} stroke={INK} d="M40 63l4 4-4 4-4-4z" />
    <Held>
      <circle cx="65" cy="76" r="12" fill="#b8344a" />
    </Held>
    <Lines
      d="M55 72c6-6 13-6 19-2M54 78c7-7 15-7 22-2M57 84c6-7 12-7 18-3M60 66c-4 7-4 14 0 20M67 64.5c-3 8-3 15 0 23"
      colour="#7c1d30"
      width={1.2}
    />
    <Lines d="M77 60L52 86M50 64l28 20" colour={BRASS} width={2.2} />
  </>
);

/** The cabinet-maker: a square jaw, one eye closed over a folding rule, a moustache, a pencil behind the ear, an apron. */
const Elmo = () => (
  <>
    <path fill="#b7a888" d="M0 88V75l11-11 17-5h24l17 5 11 11v13z" />
    <path fill="#93866a" d="M52 59l17 5 11 11v13H58z" />
    <path fill={BONE} d="M30 59h20l-10 16z" />
    <path fill="#6a4326" d="M22 60l6-1 4 14h16l4-14 6 1 2 28H20z" />
    <path fill="#513119" d="M48 73l4-14 6 1 2 28H46z" />
    <Head shape="square" skin={TAN} ears={3} />
    <path fill="#8d7a62" opacity=".75" d="M24 40c3 6 5 8 9 8h14c4 0 6-2 9-8v4c0 9-6 15-16 15s-16-6-16-15z" />
    <path fill={INK} d="M22 32c-4-18 6-26 18-26s23 7 18 26l-3-1c0-5-1-7-4-9-6 2-16 2-22 0-3 2-4 4-4 9z" />
    <Lines d="M28 12c5-3 8-3 11-2M42 9c5 0 8 2 11 5M30 16c6-2 14-2 20 0" colour="#5a5148" width={1.2} />
    <path fill={INK} d="M27 30.5l10 1.5v3l-10-2zM43 29l10-2 .5 3-10 2z" />
    <Lines d="M28.5 37.5c3 1.5 5 1.5 8 0" width={2} />
    <circle cx="48" cy="36" r="3.4" fill={WHITE} stroke={INK} stroke-width="1.1" />
    <circle cx="47" cy="36" r="2" fill={INK} />
    <Lines d="M41 35l-3.5 8.5c1 1.5 4 1.5 6 .5" colour="#7a5432" width={1.8} />
    <path fill={INK} d="M28 50c2-5 8-7 12-4 4-3 10-1 12 4-4 0-8-1-12-1s-8 1-12 1z" />
    <path fill="#f0b63c" stroke={INK} stroke-width="1" d="M55 23l14 10-1.7 2.8-14-10z" />
    <path fill={BONE} stroke={INK} stroke-width="1" d="M69 33l3 4.5-4.7-1.7z" />
    <Held>
      <path fill="#edc65c" d="M7 26h8v56H7z" />
    </Held>
    <Lines d="M11 30h4M12.5 34H15M12.5 38H15M11 42h4M12.5 46H15M12.5 50H15M11 54h4M12.5 58H15M11 62h4" width={1} />
    <circle cx="11" cy="27" r="1.5" fill={INK} />
    <path
      fill={TAN[0]}
      stroke={INK}
      stroke-width="1.2"
      d="M4 68c5-2 12-2 15 0 2 2 1 4 0 5 1 2 1 4-1 5 1 2 0 4-1 5l-1 5H4z"
    />
  </>
);

/** The registrar: a tight parting, pointed glasses, a high collar, and a file with a ribbon and a seal. */
const Fosca = () => (
  <>
    <path fill="#23252c" d="M9 88c0-17 8-24 21-28h20c13 4 21 11 21 28z" />
    <path fill="#33363f" d="M9 88c0-17 8-24 21-28l6 28z" />
    <Head shape="long" />
    <path fill={BONE} d="M33 13h14l3 12H30z" />
    <path fill={WHITE} stroke={INK} stroke-width="1" d="M30 57c4 5 16 5 20 0l3 8-13 5-13-5z" />
    <path fill="#8c1f33" d="M40 67l-7-4v9zM40 67l7-4v9zM38 66h4l2 16-4-4-4 4z" />
    <path fill={INK} d="M24 42C19 20 26 7 40 7s21 13 16 35c-3 4-4 2-4-2 1-9-3-19-12-25-9 6-13 16-12 25 0 4-1 6-4 2z" />
    <Lines d="M40 8v7M34 10c-5 4-8 11-8 20M46 10c5 4 8 11 8 20" colour="#565a68" width={1.2} />
    <circle cx="40" cy="5" r="5.5" fill={INK} />
    <path fill={INK} d="M29 27l8 2.5-.3 2L29 30zM43.5 26c3-3 6-3.5 9-1.5l-.5 2c-3-1-5-.5-8 1.5z" />
    <path
      fill={WHITE}
      fill-opacity=".8"
      stroke="#8c1f33"
      stroke-width="2"
      d="M26 32l11 2c1 7-9 8-10 2zM54 32l-11 2c-1 7 9 8 10 2z"
    />
    <Lines d="M37 35c2-1 4-1 6 0" colour="#8c1f33" width={1.8} />
    <path fill={INK} d="M30.5 35h4v2.6h-4zM46 35h4v2.6h-4z" />
    <Lines d="M40.5 38l-2 8h3" />
    <path fill="#a8324a" d="M35 52.5c2-1.5 4-1.5 5-.5 1-1 3-1 5 .5-3 2-7 2-10 0z" />
    <circle cx="33" cy="49" r="1" fill={INK} />
    <Held>
      <path fill="#d9b978" d="M46 64l29-5 5 27-29 5z" />
      <path fill={WHITE} d="M49 66l24-4 .5 3-24 4z" />
    </Held>
    <path fill="#8c1f33" d="M59 62l4-.7 5 27-4 .7z" />
    <circle cx="66" cy="76" r="5" fill="#b8344a" stroke={INK} stroke-width="1.1" />
    <Lines d="M54 73l6-1M55 78l5-1" colour="#7a5c28" width={1.3} />
    <path fill={BONE} stroke={INK} stroke-width="1.2" d="M44 76c4-1 9-1 11 1 1 2 0 3-1 4 1 2 0 4-2 5l-8 2z" />
  </>
);

/** The clockmaker: a great white beard, heavy brows, a loupe in one eye, and the hours behind the bald head. */
const Orso = () => (
  <>
    <path fill="#3a2e28" d="M0 88c0-19 11-25 27-28h26c16 3 27 9 27 28z" />
    <path fill="#7c2f35" d="M28 60h24l6 28H22z" />
    <path fill="#52413a" d="M27 60L14 65l6 23h6zM53 60l13 5-6 23h-6z" />
    <Head shape="soft" ears={3.5} />
    <path fill={WHITE} d="M22 30c-6 2-7 11-3 17l5-3zM58 30c6 2 7 11 3 17l-5-3z" />
    <Lines d="M31 22c5-2 12-2 17 0M33 26c4-1 9-1 13 0" colour={SHADE} width={1.3} />
    <path
      fill={WHITE}
      stroke={INK}
      stroke-width="1.2"
      d="M20 42c4 1 7 3 9 4 4-3 8-3 11-1 3-2 7-2 11 1 2-1 5-3 9-4 3 12-1 22-6 28-3 5-8 9-14 13-6-4-11-8-14-13-5-6-9-16-6-28z"
    />
    <Lines
      d="M27 52c-1 8 2 14 6 20M34 56c-1 8 1 14 4 20M46 56c1 8-1 14-4 20M53 52c1 8-2 14-6 20"
      colour="#b7ad98"
      width={1.3}
    />
    <path fill="#d4cab4" d="M30 47c4-4 8-3 10-1 2-2 6-3 10 1-4 3-8 3-10 1-2 2-6 2-10-1z" />
    <path fill="#8f3d3a" d="M36.5 52c2 1.5 5 1.5 7 0-1 3-6 3-7 0z" />
    <path fill={SHADE} d="M38 33h4l2.5 9c-2 2.5-7 2.5-9 0z" />
    <path
      fill={WHITE}
      stroke={INK}
      stroke-width="1"
      d="M25 32c3-5 8-5 12-1l-1 3c-4-2-7-2-11 0zM55 32c-3-5-8-5-12-1l1 3c4-2 7-2 11 0z"
    />
    <Lines d="M28 37.5c3 1.5 5 1.5 8-.5" width={2} />
    <Held>
      <path fill="#2b2b2f" d="M43 33l9-1 3 9-11 2z" />
      <ellipse cx="49.5" cy="41.5" rx="6" ry="3.6" transform="rotate(-10 49.500 41.500)" fill={BRASS} />
      <ellipse cx="49.5" cy="41.5" rx="3.5" ry="2" transform="rotate(-10 49.500 41.500)" fill="#cfe6e4" />
    </Held>
    <Lines d="M58 72c6 2 8 5 8 8" colour={BRASS} width={1.6} />
    <Held>
      <circle cx="66" cy="80" r="8" fill={BRASS} />
      <circle cx="66" cy="80" r="5.5" fill={WHITE} />
    </Held>
    <Lines d="M66 76.5V80l2.5 1.5" width={1.3} />
  </>
);

/** A clock face as a halo, at five minutes to twelve. */
const Hours = () => (
  <>
    <circle cx="40" cy="36" r="35" fill="#2d4160" />
    <circle
      cx="40"
      cy="36"
      r="30"
      fill="none"
      stroke={BRASS}
      stroke-width="5"
      stroke-dasharray="1.800 13.908"
      stroke-dashoffset=".9"
    />
    <circle cx="40" cy="36" r="35" fill="none" stroke={BRASS} stroke-width="1.5" />
  </>
);

export const PORTRAITS: readonly Portrait[] = [
  { backdrop: '#9a6b2f', glow: '#ad7d3f', Bust: Beppe },
  { backdrop: '#6b3f5c', glow: '#7d4f6e', Bust: Ortensia },
  { backdrop: '#3f5c4c', glow: '#4f6f5d', Bust: Elmo },
  { backdrop: '#51677c', glow: '#627a91', Bust: Fosca },
  { backdrop: '#1d2b42', glow: '#2d4160', head: '9 9 62 62', Scene: Hours, Bust: Orso },
];
