import { BONE, BRASS, INK, SHADE } from '../card.tsx';
import { DARK, Eyes, Head, Held, Lines, type Portrait, WHITE } from './parts.tsx';

/** The elevator boy: a round cap on a chin strap, a red coat with brass buttons, a keen grin, and somebody's suitcase. */
const Skip = () => (
  <>
    <path fill="#a5262c" d="M8 88c0-17 8-23 21-26h22c13 3 21 9 21 26z" />
    <path fill="#7f1a20" d="M51 62c13 3 21 9 21 26H56z" />
    <path fill="#7f1a20" d="M30 58h20l2 7c-8 4-16 4-24 0z" />
    <Lines d="M29 65c7 3.500 15 3.500 22 0M40 67v21" colour={BRASS} width={1.4} />
    <g fill={BRASS} stroke={INK} stroke-width=".8">
      {[72, 79, 86].map(y => (
        <g key={y}>
          <circle cx="32" cy={y} r="2.200" />
          <circle cx="48" cy={y} r="2.200" />
        </g>
      ))}
    </g>
    <g transform="rotate(4 40 40)">
      <Head shape="long" ears={6} />
      <path fill="#8a5a2a" d="M25 32c-1-7 1-12 4-14h22c3 2 5 7 4 14l-3-7c-8 2-16 2-24 0z" />
      <Eyes y={34} aside={-0.8} r={3.6} />
      <Lines d="M28.500 28.500c2-2 5-2.500 8-1M44 27.500c3-1.500 6-1 8 1" width={1.7} />
      <Lines d="M40 37l-2.500 6c1 1.500 3 1.500 4.500.5" />
      <path
        fill={WHITE}
        stroke={INK}
        stroke-width="1.400"
        d="M32 47.500c5 2 11 2 16 0-1 5-5 7.500-8 7.500s-7-2.500-8-7.500z"
      />
      <Lines d="M40 49v5.500" width={0.9} />
      <Lines
        d="M27.500 24c0 17 4 33 12.500 33.500 8.500-.500 12.500-16.500 12.500-33.500"
        width={1.3}
        colour="#6c431e"
      />
      <Held>
        <path fill="#a5262c" d="M26 8c9-3 19-3 28 0l1 15c-10-3-20-3-30 0z" />
        <ellipse cx="40" cy="7.500" rx="14" ry="3.400" fill="#c23b40" />
        <path fill={BRASS} d="M25.300 18c10-3 19.400-3 29.400 0l.3 5c-10-3-20-3-30 0z" />
      </Held>
      <circle cx="40" cy="13.500" r="2.400" fill={BRASS} stroke={INK} stroke-width=".8" />
    </g>
    <Held>
      <path fill="none" stroke-width="2.600" d="M57 62v-5h12v5" />
      <path fill="#8b5a2b" d="M48 62h31v24H48z" />
      <path fill="#6c431e" d="M53 62h4v24h-4zM70 62h4v24h-4z" />
      <path fill={BRASS} d="M61 70h5v4h-5z" />
    </Held>
    <path fill={WHITE} stroke={INK} stroke-width="1.200" d="M57 57c3-3 9-3 12 0 1 3 0 5-1 6H58c-2-1-2-4-1-6z" />
  </>
);

/** The cab driver: a cap with a chequered band over dark curls, a raised brow, a toothpick, and a leather jacket. */
const Rhoda = () => (
  <>
    <path fill="#43241a" d="M17 34c-6 8-5 20 2 23 3 6 10 5 13 3h16c3 2 10 3 13-3 7-3 8-15 2-23z" />
    <path fill="#5b3a22" d="M2 88c0-18 10-24 25-27h26c15 3 25 9 25 27z" />
    <path fill="#d9d2c4" d="M30 60h20l4 28H26z" />
    <path fill="#432815" d="M30 58l-14 5 4 12 9-3 4 16h-5L14 66l15-8zM50 58l14 5-4 12-9-3-4 16h5l14-22-15-8z" />
    <path fill="#432815" d="M29 57L17 63l4 11 9-3 5 17-4-17zM51 57l12 6-4 11-9-3-5 17 4-17z" />
    <Lines d="M21 74l9-3 5 17M59 74l-9-3-5 17" width={1.2} colour="#2b1609" />
    <g transform="rotate(-4 40 40)">
      <Head shape="square" ears={0} />
      <path
        fill="#43241a"
        d="M20 26c-4 6-4 16 1 20 4 1 6-2 4-5 3-2 3-6 1-8 3-2 5-5 5-8zM60 26c4 6 4 16-1 20-4 1-6-2-4-5-3-2-3-6-1-8-3-2-5-5-5-8z"
      />
      <circle cx="23" cy="48" r="2.400" fill="none" stroke={BRASS} stroke-width="1.600" />
      <circle cx="57" cy="48" r="2.400" fill="none" stroke={BRASS} stroke-width="1.600" />
      <path fill={INK} d="M28 32.500l9 .5v2l-9-.5zM43.500 30c3-3 6-3 9-1l-.5 2.200c-3-1.500-5-1.200-8 .8z" />
      <path
        fill={WHITE}
        stroke={INK}
        stroke-width="1.100"
        d="M28.500 37.500c2-2 6-2 8.500 0-2 2.800-6.500 2.800-8.500 0zM43.500 36.500c2-3 7-3 9 0-2 3.300-7 3.300-9 0z"
      />
      <circle cx="34.500" cy="37.600" r="1.800" fill={INK} />
      <circle cx="50" cy="36.600" r="1.900" fill={INK} />
      <Lines d="M40.500 37l-2.500 7c1 1.500 3.500 1.500 5 .5" />
      <path fill="#b3303a" d="M33 51c3-1.800 5-1.800 7-.8 2-1 5-2 9-2.700-1 4-5 6.500-9 6.500-3 0-5-1-7-3z" />
      <Lines d="M33 51c5 .500 10-.5 16-3.500" width={1.2} />
      <Lines d="M46 50.500l13 4.500" colour="#e8cf8c" width={1.8} />
      <path fill="#2a2a2e" stroke={INK} stroke-width="1.200" d="M16 17C14 6 27 1 40 1s26 5 24 16c-4 4-44 4-48 0z" />
      <path fill="#f0c419" stroke={INK} stroke-width="1.200" d="M21 17c12-4 26-4 38 0l1 8c-13-4-27-4-40 0z" />
      <path
        fill={INK}
        d="M24 16.200l4-.8.3 4-4 .8zM32 14.800l4-.4v4l-4 .4zM40 14.300l4 .2-.2 4-3.800-.1zM48 14.900l4 .8-.4 4-3.900-.8zM28 19.500l4-.6.2 3.300-4 .6zM36 18.400h4l.1 3.300-4 .1zM44 18.500l4 .4-.3 3.400-3.800-.4zM52 19.600l4 .9-.4 3.300-4-.9zM20.600 21l3.500-.8.2 3.300-3.700.8z"
      />
      <path fill={INK} d="M18 29c3-6 8-7 22-7s19 1 22 7c-13-4-31-4-44 0z" />
      <path fill={BRASS} stroke={INK} stroke-width=".9" d="M40 4l5 2.500v5L40 14l-5-2.500v-5z" />
    </g>
  </>
);

/** A row of black and white squares, as on the doors of a cab. */
const Chequers = () => (
  <>
    <path fill="#d9a52e" d="M0 88L40 0l40 88z" />
    <path fill={INK} d="M0 60h8v8H0zM8 68h8v8H8zM16 60h8v8h-8zM64 68h8v8h-8zM56 60h8v8h-8zM72 60h8v8h-8z" />
    <path fill={BONE} d="M8 60h8v8H8zM0 68h8v8H0zM16 68h8v8h-8zM64 60h8v8h-8zM56 68h8v8h-8zM72 68h8v8h-8z" />
  </>
);

/** The pianist: head back and eyes closed, a thin moustache, grey temples, a dinner jacket, and the keys. */
const Otis = () => (
  <>
    <path fill="#17171d" d="M2 88c0-17 11-23 26-26h24c15 3 26 9 26 26z" />
    <path fill={WHITE} d="M29 60h22l-11 24z" />
    <path fill="#3a3a46" d="M28 60l-8 7 6 4-3 4 17 13-10-26zM52 60l8 7-6 4 3 4-17 13 10-26z" />
    <g transform="rotate(9 40 50)">
      <path fill={DARK[1]} d="M25 20h30v17l-4 3H29l-4-3z" />
      <Head shape="long" skin={DARK} ears={3} />
      <path
        fill={INK}
        d="M25 33c-3-16 4-23 15-23s18 7 15 23l-2-2c0-4 0-8-2-11-4 1-7 0-11-4-4 4-7 5-11 4-2 3-2 7-2 11z"
      />
      <path
        fill="#a7a39b"
        d="M25 34c-2-6-2-11 0-14h4.500c-1.500 5-1.500 9-1.500 14zM55 34c2-6 2-11 0-14h-4.500c1.500 5 1.500 9 1.500 14z"
      />
      <Lines d="M28 29c2-3 6-3.500 9-1.500M43 27.500c3-2 7-1.500 9 1.500" width={2} />
      <Lines d="M29 34.500c2 2.500 6 2.500 8 0M43.500 34.500c2 2.500 6 2.500 8 0" width={2.2} />
      <Lines d="M29 40c1 1 2 1.500 3 1.500M51 40c-1 1-2 1.500-3 1.500M36 22c3-1 5-1 8 0" width={1} colour="#54331f" />
      <path fill="#6f4830" d="M38 35h4c1 4 3 5.500 3 8-2 2.500-8 2.500-10 0 0-2.500 2-4 3-8z" />
      <path fill={INK} d="M31 49c3-2.500 6-3 9-1.800 3-1.200 6-.7 9 1.800-3-.5-6-.8-9-.3-3-.5-6-.2-9 .3z" />
      <path fill={BONE} stroke={INK} stroke-width="1.2" d="M32.500 50.500c5 1.800 10 1.800 15 0-2 6-13 6-15 0z" />
    </g>
    <path fill="#a5262c" stroke={INK} stroke-width=".8" d="M40 65l-8-5v10zM40 65l8-5v10z" />
    <Held width={1.1}>
      <path fill={WHITE} d="M-2 76h84v14H-2z" />
      <path fill="none" d="M6 76v12M14 76v12M22 76v12M30 76v12M38 76v12M46 76v12M54 76v12M62 76v12M70 76v12M78 76v12" />
      <path fill={INK} d="M-1 74h82v3H-1z" />
    </Held>
    <path
      fill={INK}
      d="M4 76h4v7H4zM12 76h4v7h-4zM28 76h4v7h-4zM36 76h4v7h-4zM44 76h4v7h-4zM60 76h4v7h-4zM68 76h4v7h-4z"
    />
    <path
      fill={DARK[0]}
      stroke={INK}
      stroke-width="1.200"
      d="M14 88c-1-6 1-11 5-13 4-1 7 0 8 3l3 8-3 .5-3-5-1 6zM66 88c1-6-1-11-5-13-4-1-7 0-8 3l-3 8 3 .5 3-5 1 6z"
    />
  </>
);

/** The seamstress: a braid around her head, pins between her lips, a tape measure, and a needle with red thread. */
const Lena = () => (
  <>
    <path fill="#31506a" d="M8 88c0-17 8-23 21-27h22c13 4 21 10 21 27z" />
    <path fill="#274156" d="M51 61c13 4 21 10 21 27H56z" />
    <path fill={WHITE} stroke={INK} stroke-width="1" d="M29 59l11 12 11-12 4 6-9 10-6-4-6 4-9-10z" />
    <Head shape="soft" ears={2} />
    <path
      fill="#9b8f84"
      stroke={INK}
      stroke-width="1.100"
      d="M22 37c-5-14 3-23 18-23s23 9 18 23c-1-6-5-11-9-12l-9-4-9 4c-4 1-8 6-9 12z"
    />
    <Lines d="M40 15v6M34 17c-4 3-8 8-9 14M46 17c4 3 8 8 9 14" colour="#665b52" width={1.1} />
    <g fill="#b0a498" stroke={INK} stroke-width="1.100">
      {[
        [23, 22, -50],
        [28, 15, -30],
        [35, 11, -12],
        [45, 11, 12],
        [52, 15, 30],
        [57, 22, 50],
      ].map(([x, y, turn]) => (
        <ellipse key={x} cx={x} cy={y} rx="5.600" ry="4" transform={`rotate(${turn} ${x} ${y})`} />
      ))}
    </g>
    <path
      fill={INK}
      d="M27 33c3-2 6-2.300 9-1.300v2c-3-.7-6-.5-8.500 1zM53 33c-3-2-6-2.300-9-1.300v2c3-.7 6-.5 8.500 1z"
    />
    <path
      fill={WHITE}
      stroke={INK}
      stroke-width="1.100"
      d="M28 38.500c2-2.600 6.500-2.600 9 0-2.500 2.300-7 2.300-9 0zM43 38.500c2.500-2.600 7-2.600 9 0-2 2.300-6.500 2.300-9 0z"
    />
    <circle cx="34" cy="38.400" r="1.800" fill={INK} />
    <circle cx="49" cy="38.400" r="1.800" fill={INK} />
    <Lines d="M29 42.500c2 1 4 1 6 .3M45 42.800c2 .7 4 .7 6-.3" width={1} colour="#8a7a60" />
    <Lines d="M40.500 39l-2.500 6.500c1 1.200 3 1.200 4.500.3" />
    <Lines d="M34 52c4 .9 8 .9 12 0" width={2.2} colour="#8f3d3a" />
    <Lines d="M36 52l-8 5M38.500 52.500l-5 8" width={1.3} colour="#6c7076" />
    <circle cx="27.500" cy="57.500" r="1.900" fill="#d8455f" stroke={INK} stroke-width=".7" />
    <circle cx="33" cy="61" r="1.900" fill="#3db8f2" stroke={INK} stroke-width=".7" />
    <Held width={1.1}>
      <path fill="#f0c94e" d="M27 60c-7 3-11 11-10 28h7c-1-14 1-20 7-23zM53 60c7 3 11 11 10 28h-7c1-14-1-20-7-23z" />
    </Held>
    <Lines
      d="M17.500 78h3M17.200 83h3M18.500 73h3M20.500 68.500l2.500 1.500M62.500 78h-3M62.800 83h-3M61.500 73h-3M59.500 68.500l-2.500 1.500"
      width={1.1}
    />
    <path fill="#c9ced3" stroke={INK} stroke-width=".9" d="M66 84L75 40l2 .500-7.500 44z" />
    <Lines d="M75.500 43c-8 2-10 10-4 14s2 11-6 10" colour="#c41e2b" width={1.5} />
    <path
      fill={BONE}
      stroke={INK}
      stroke-width="1.200"
      d="M62 76c2-3 8-4 11-2 2 2 1 4 0 5 1 2 0 4-2 5v4H61c-1-4-1-9 1-12z"
    />
    <path fill="#c9ced3" stroke={INK} stroke-width="1" d="M67 70c3-2 7-1 8 2l-1 5-6-1z" />
  </>
);

/** The map-maker: a velvet cap with a tassel, glasses on the forehead, a hooked nose, long white hair, and dividers. */
const Ezra = () => (
  <>
    <path
      fill="#e9e4da"
      stroke={INK}
      stroke-width="1.100"
      d="M24 22c-8 10-10 30-5 42 4 3 8 1 8-3l26 0c0 4 4 6 8 3 5-12 3-32-5-42z"
    />
    <path fill="#5d2337" d="M10 88c0-17 7-24 20-27h20c13 3 20 10 20 27z" />
    <path fill="#7b3149" d="M29 60l-9 5 4 9 14 14h4l14-14 4-9-9-5-11 17z" />
    <path fill="#d7c28a" stroke={INK} stroke-width="1" d="M31 58l9 6 9-6 3 6-8 4 2 14-6 4-6-4 2-14-8-4z" />
    <Head shape="long" ears={3} />
    <Lines d="M29 44c1 4 2 7 4 9M51 44c-1 4-2 7-4 9M33 30.500c4-1.500 10-1.500 14 0" width={1.2} colour="#9a8763" />
    <path
      fill={WHITE}
      stroke={INK}
      stroke-width=".8"
      d="M27 34c3-3.500 7-3 10 0l-1 2c-3-1.500-6-1.500-8.500 0zM53 34c-3-3.500-7-3-10 0l1 2c3-1.500 6-1.500 8.500 0z"
    />
    <path
      fill={WHITE}
      stroke={INK}
      stroke-width="1"
      d="M29 39c2-2 5.500-2 7.500 0-2 2.300-6 2.300-7.500 0zM43.500 39c2-2 5.500-2 7.500 0-1.500 2.300-5.500 2.300-7.500 0z"
    />
    <circle cx="32.500" cy="39" r="1.700" fill={INK} />
    <circle cx="47" cy="39" r="1.700" fill={INK} />
    <path
      fill={SHADE}
      d="M39 37h3.500c2 4 4.500 6 3.500 9-1 2-3 1-4 2.500-1.500 1-4-.5-4.500-2 1-3 .5-6 1.500-9.500z"
    />
    <Lines d="M42 37.500c1.500 4 4.500 6 3.500 8.500-.7 1.500-2.500 1-3.500 2.300" width={1.3} />
    <Lines d="M34 53c4 1.800 8 1.400 12-1.600" width={1.8} />
    <path fill="#e9e4da" stroke={INK} stroke-width="1" d="M37 57h6c0 6-1 11-3 15-2-4-3-9-3-15z" />
    <g fill="#cfe6e4" fill-opacity=".8" stroke={BRASS} stroke-width="1.800">
      <circle cx="33" cy="27" r="4.600" />
      <circle cx="47" cy="27" r="4.600" />
    </g>
    <Lines d="M37.500 26.500c1.500-1 3.500-1 5 0" colour={BRASS} width={1.6} />
    <Held>
      <path fill="#2f4d43" d="M24 20c-1-11 6-16 16-16s17 5 16 16c-10-3-22-3-32 0z" />
      <path fill={BRASS} d="M23.500 19c11-3.500 22-3.500 33 0v4.500c-11-3.500-22-3.500-33 0z" />
    </Held>
    <Lines d="M40 4c10-2 20 3 22 12" colour={BRASS} width={1.5} />
    <path fill={BRASS} stroke={INK} stroke-width=".8" d="M60 16h4.500l1.500 9h-7z" />
    <Held>
      <path fill={BRASS} d="M66 56l3-1 8 31-2.500.500zM66 56l-3-1-8 30 2.500.800z" />
      <circle cx="66" cy="55" r="3.500" fill={BRASS} />
    </Held>
    <path
      fill={BONE}
      stroke={INK}
      stroke-width="1.200"
      d="M58 66c3-3 12-3 15 0 1 2 1 4-1 5 1 2 0 4-2 5 0 2-1 3-2 4l-1 8h-9c-2-8-3-15 0-22z"
    />
  </>
);

/** The city on an old plan, with a place marked in red. */
const Streets = () => (
  <>
    <path fill="#b79a5e" d="M0 0h80v88H0z" />
    <path fill="#93b0ab" d="M62-2c-6 12 4 22 0 34s6 20 2 30l20 2V-2z" />
    <Lines d="M-2 12l66 10M-2 34l64 4M-2 54l66 4M8-2l-4 92M24-2l-4 70M46-2v30" colour="#e2cf9f" width={3} />
    <Lines d="M8 20l7 7M15 20l-7 7" colour="#b3202a" width={2.6} />
    <path fill="none" stroke="#b3202a" stroke-width="1.600" stroke-dasharray="3 3" d="M11 32c0 8-6 12-4 22" />
  </>
);

export const PORTRAITS: readonly Portrait[] = [
  { backdrop: '#2c5f66', glow: '#3a7179', Bust: Skip },
  { backdrop: '#c4912a', glow: '#d9a52e', Scene: Chequers, Bust: Rhoda },
  { backdrop: '#3a3168', glow: '#4d4382', Bust: Otis },
  { backdrop: '#6d7a4a', glow: '#7f8c5a', Bust: Lena },
  { backdrop: '#b79a5e', glow: '#c7ab70', Scene: Streets, Bust: Ezra },
];
