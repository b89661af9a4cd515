import { BONE, BRASS, INK, SHADE } from '../card.tsx';
import { Eyes, Head, Held, Lines, type Portrait, TAN, WHITE } from './parts.tsx';

/** The newspaper boy: a big flat cap askew, a shouting mouth with a gap in the teeth, and the late edition in the air. */
const Gus = () => (
  <>
    <Held>
      <path fill={BONE} d="M50 6l24-5 6 26-24 6z" />
      <path fill={WHITE} d="M54 5l20-4 6 26-20 5z" />
    </Held>
    <path fill={INK} d="M57 8l15-3 1 4-15 3z" />
    <Lines d="M59 16l7-1.4M60 20l7-1.4M61 24l7-1.4M70 13.5l4-1M71 17.5l4-1M72 21.5l4-1" colour="#6f675b" width={1.3} />
    <path fill="#7a5b3a" d="M4 88c0-17 9-23 22-26h27c6-6 9-18 10-30l11 3c0 17-5 35-10 53z" />
    <path fill="#644a2e" d="M53 62c6-6 9-18 10-30l11 3c0 17-5 35-10 53h-6z" />
    <path fill={BONE} stroke={INK} stroke-width="1.2" d="M62 24c4-3 11-3 13 0 1 3 0 6-1 12H63c-2-4-3-9-1-12z" />
    <path fill={WHITE} d="M28 60h24l-12 15z" />
    <path fill="#b8342c" d="M25 61c8 6 22 6 30 0l2 6-13 6 4 12-8-6-8 6 4-12-13-6z" />
    <g transform="rotate(6 40 40)">
      <Head shape="round" ears={4} />
      <path fill="#b5652a" d="M24 35c-3-8 0-13 3-15h26c4 3 6 8 3 15l-3-8H27z" />
      <Eyes y={34} aside={0.6} r={3.2} />
      <Lines d="M28 28l8-1.5M44 26.5l8 1.5" colour="#b5652a" width={2.4} />
      <path fill={SHADE} d="M38 36h4l2 5c-2 2-6 2-8 0z" />
      <path
        fill="#6e1f1f"
        stroke={INK}
        stroke-width="1.2"
        d="M31 44.5c6 1.5 12 1.5 18 0 1 6-3 11.5-9 11.5s-10-5.5-9-11.5z"
      />
      <path fill={WHITE} d="M33 45.5c2 .4 4 .6 6 .7v3h-5zM41 46.2c2-.1 4-.3 6-.7l-1 3.7h-5z" />
      <path fill="#c9605a" d="M35 53.5c3-2.5 7-2.5 10 0-3 2.5-7 2.5-10 0z" />
      <path fill="#b9824f" d="M27 40h1.5v1.5H27zM30 41.5h1.5V43H30zM50 40h1.5v1.5H50zM53 41h1.5v1.5H53z" />
      <path
        fill="#5a5f4a"
        stroke={INK}
        stroke-width="1.2"
        d="M14 24c-5-12 8-22 26-20 16 1 26 9 24 19-4 3-8 2-10 0-10-2-24-2-34 2-2 1-5 1-6-1z"
      />
      <path
        fill="#474c39"
        stroke={INK}
        stroke-width="1.2"
        d="M11 29c6-7 22-9 36-7 1 2 0 4-2 4-12-1-22 1-29 5-3 1-6 0-5-2z"
      />
      <Lines d="M40 4c-4 5-6 11-6 17M41 4c8 4 13 10 14 18" colour="#3a3f2d" width={1.2} />
      <circle cx="40" cy="4.5" r="2.2" fill="#474c39" stroke={INK} />
    </g>
  </>
);

/** The hat-check girl: rolled red hair, a pillbox hat, one eye winking, and the ticket with the number. */
const Dolly = () => (
  <>
    <path fill="#8e3a1d" d="M19 30c-4 14-5 26 3 31 6 3 30 3 36 0 8-5 7-17 3-31z" />
    <path fill="#1f2430" d="M12 88c0-16 8-21 18-26l10 5 10-5c10 5 18 10 18 26z" />
    <path fill={BONE} d="M30 60h20l4 6c-4 9-24 9-28 0z" />
    <path fill={BRASS} d="M16 70c4-5 9-8 13-9l1 3c-4 2-8 5-11 9zM64 70c-4-5-9-8-13-9l-1 3c4 2 8 5 11 9z" />
    <Head shape="round" ears={0} />
    <path fill={INK} d="M32.5 55h15v4c-4 3-11 3-15 0z" />
    <circle cx="40" cy="58.5" r="2" fill={BRASS} />
    <path
      fill="#b04a22"
      stroke={INK}
      stroke-width="1.2"
      d="M40 14c-16-4-25 8-22 22 1 9-2 14-1 20 3 4 8 4 10 1-4-6-4-14-1-20 3-6 8-10 14-12 6 2 11 6 14 12 3 6 3 14-1 20 2 3 7 3 10-1 1-6-2-11-1-20 3-14-6-26-22-22z"
    />
    <g fill="#c55a2c" stroke={INK} stroke-width="1.2">
      <ellipse cx="28.5" cy="20.5" rx="9.5" ry="8.5" transform="rotate(-24 28.500 20.500)" />
      <ellipse cx="51.5" cy="20.5" rx="9.5" ry="8.5" transform="rotate(24 51.500 20.500)" />
    </g>
    <Lines
      d="M22 23c-1-8 12-10 13-2 0 5-8 5-8 1 0-2 3-3 4-1M58 23c1-8-12-10-13-2 0 5 8 5 8 1 0-2-3-3-4-1"
      colour="#6e2a10"
      width={1.4}
    />
    <Held>
      <path fill="#a31d3c" d="M38 6l21 4-1.5 9.5c-8-3.5-14-4.5-21-4.5z" />
      <ellipse cx="48.5" cy="8" rx="10.6" ry="2.6" transform="rotate(11 48.500 8)" fill="#c33a58" />
    </Held>
    <Lines d="M28 32c2-2.5 6-3 8-1M44 30c3-2 7-1.5 8.5 1" width={1.5} />
    <path fill={WHITE} stroke={INK} stroke-width="1.1" d="M28 38c2-4 7-4 9 0-2 3-7 3-9 0z" />
    <circle cx="33" cy="37.6" r="2" fill="#2f6b4f" stroke={INK} stroke-width=".8" />
    <Lines d="M27.5 38l-2-2.2M29 36l-1.5-2.5" width={1.3} />
    <Lines d="M43.5 37c2 3 6 3 8.5 0M52 37l2.5-1.5M50.5 38.7l2 1.8" width={1.8} />
    <Lines d="M40 39l-1 5h2" width={1.3} />
    <path
      fill="#c21f3a"
      stroke="#7d1226"
      stroke-width=".8"
      d="M33 49c3-2.5 5-2.5 7-1 2-1.5 5-2 7.5.5-3 5.5-10.5 6-14.5.5z"
    />
    <path fill={WHITE} d="M35.5 49.3c3 .8 6 .8 9.5-.2-2 2.2-7 2.4-9.5.2z" />
    <circle cx="49.5" cy="46" r="1.1" fill={INK} />
    <Held>
      <path fill="#f0d58a" d="M58 57l17-3 3.5 17-17 3z" />
    </Held>
    <path
      fill={INK}
      d="M63 60l1.5-.3.8 4 1.5-.3-.6-3.5 1.7-.3 1.7 9-1.7.3-.7-3.6-3 .6zM70 58.8c4-2 6 2 3 6l3-.5.3 1.7-6 1-.3-1.5c3-2 4-6 1-4.7z"
    />
    <path
      fill={BONE}
      stroke={INK}
      stroke-width="1.2"
      d="M57 70c3-2 6-1 7 1l3-2c2 0 2 2 1 3l4 0c1 2 0 3-2 4 1 2 0 4-2 5l-3 7H56c-2-7-2-14 1-18z"
    />
    <path fill="#c21f3a" d="M66 70.5l2-1.5c1.5.2 1.3 1.7.5 2.5zM71 72c1 .6.7 2-.5 2.7L69 73z" />
  </>
);

/** The tugboat captain: a peaked cap with an anchor, a beard without a moustache, a pipe, and brass buttons. */
const Hank = () => (
  <>
    <path fill="#1d2a3c" d="M-2 88c0-21 12-27 29-29h26c17 2 29 8 29 29z" />
    <path fill="#d8cdb4" d="M28 56h24v9c-6 6-18 6-24 0z" />
    <Lines d="M30 62c6 4 14 4 20 0M29 66c6 5 16 5 22 0" colour="#a89a7c" width={1.2} />
    <path fill="#2b3c54" d="M27 60L13 66l16 22h8zM53 60l14 6-16 22h-8z" />
    <g fill={BRASS} stroke={INK} stroke-width=".9">
      <circle cx="31" cy="79" r="2.4" />
      <circle cx="49" cy="79" r="2.4" />
      <circle cx="24" cy="70" r="2.4" />
      <circle cx="56" cy="70" r="2.4" />
    </g>
    <Head shape="square" skin={TAN} ears={3.5} />
    <path
      fill="#c8b48a"
      stroke={INK}
      stroke-width="1.2"
      d="M23 32c1 8 3 12 6 14 2 6 6 7 11 7s9-1 11-7c3-2 5-6 6-14 4 18-2 35-17 35S19 50 23 32z"
    />
    <Lines d="M28 50c2 6 5 10 8 12M40 56v8M52 50c-2 6-5 10-8 12" colour="#947e52" width={1.3} />
    <path fill="#c8b48a" stroke={INK} stroke-width=".8" d="M27 31l10 1v3c-4-1-7-1-10 0zM53 31l-10 1v3c4-1 7-1 10 0z" />
    <Lines d="M29 37.5h7M44 37.5h7" width={2.2} />
    <Lines d="M25.5 36l-1.5-1M25.5 39l-2 .5M54.5 36l1.5-1M54.5 39l2 .5" width={1} colour="#8a6238" />
    <path fill="#d0936a" stroke="#8a6238" stroke-width="1" d="M38 35h4c1 4 3 5 3 8-2 3-8 3-10 0 0-3 2-4 3-8z" />
    <Lines d="M34 49c3-1 8-1 11 .5" width={2} />
    <Held>
      <path fill="#5a2f1a" d="M43 47.5l13 7c1-4 1-7 1-10h9c0 9-1 18-8 17-5-1-10-6-16-11z" />
      <path fill="#f2793a" d="M57.5 44.5h8v2.5h-8z" />
    </Held>
    <Lines d="M62 40c5-4-2-7 3-12s0-8 4-13" colour={BONE} width={2} />
    <path
      fill={WHITE}
      stroke={INK}
      stroke-width="1.2"
      d="M16 17C15 6 28 2 40 2s25 4 24 15c-4 3-8 4-10 4H26c-2 0-6-1-10-4z"
    />
    <path fill="#e0d6bf" d="M40 2.6c12 0 24 4 23.4 14.2-4 2.6-7 3.6-9.4 3.6H44c8-5 6-14-4-17.8z" />
    <path fill="#1d2a3c" stroke={INK} stroke-width="1.2" d="M24 18h32l1 8c-11-3-23-3-34 0z" />
    <path fill={INK} d="M21 30c2-5 5-6 19-6s17 1 19 6c-12-4-26-4-38 0z" />
    <path
      fill={BRASS}
      d="M40 8a2 2 0 0 1 1 3.7V13h2v1.5h-2v4c2-.3 3-1.5 3.3-3l1.7 1.5c-1 2.5-3 3.8-6 4-3-.2-5-1.5-6-4l1.7-1.5c.3 1.5 1.3 2.7 3.3 3v-4h-2V13h2v-1.3A2 2 0 0 1 40 8z"
    />
  </>
);

/** The bookkeeper: a green eyeshade on a bald head, square glasses, a pointed beard, sleeve bands, and two ledgers. */
const Ignaz = () => (
  <>
    <path fill={BONE} d="M10 88c0-17 7-24 20-28h20c13 4 20 11 20 28z" />
    <path fill="#cfc2a6" d="M50 60c13 4 20 11 20 28H54z" />
    <path fill="#3b2d3c" d="M30 60l-6 3 4 25h24l4-25-6-3-10 20z" />
    <path fill="#8c1f33" d="M12 76l9-5 2 4-10 6z" />
    <path fill={WHITE} d="M31 58l9 8 9-8 3 5-12 9-12-9z" />
    <Head shape="long" ears={4} />
    <path fill="#8a8178" d="M25 28c-4 4-4 12-2 16l4-2zM55 28c4 4 4 12 2 16l-4-2z" />
    <path
      fill="#8a8178"
      stroke={INK}
      stroke-width="1"
      d="M30 48c3-3 7-4 10-2 3-2 7-1 10 2-1 6-6 18-10 20-4-2-9-14-10-20z"
    />
    <Lines d="M36 53l2 10M44 53l-2 10M40 54v12" colour="#5e574f" width={1.1} />
    <path fill={BONE} d="M36.5 51c2-1.3 5-1.3 7 0-2 1.4-5 1.4-7 0z" />
    <Lines d="M36 51.3c3 .8 5 .8 8 0" width={1.4} />
    <path fill={INK} d="M40 69l-8-5v10zM40 69l8-5v10z" />
    <path fill={WHITE} stroke={INK} stroke-width="1.8" d="M27 34h11v7.5H27zM42 34h11v7.5H42z" />
    <Lines d="M38 36.5c1.3-1 2.7-1 4 0M27 36l-3-1.5M53 36l3-1.5" width={1.6} />
    <path fill={INK} d="M32 37.5h3.5V40H32zM47 37.5h3.5V40H47z" />
    <path fill={SHADE} d="M38.5 37.5h3L43 45c-1.5 1.3-4.5 1.3-6 0z" />
    <path
      fill="#2f8f5b"
      fill-opacity=".92"
      stroke={INK}
      stroke-width="1.3"
      d="M16 31c2-9 12-14 24-14s22 5 24 14c-14-6-34-6-48 0z"
    />
    <path fill="#1d5f3b" stroke={INK} stroke-width="1" d="M25 17c9-4 21-4 30 0l1 4.5c-10-4-22-4-32 0z" />
    <Lines d="M20 27.5c12-5 28-5 40 0" colour="#8fdcae" width={1.2} />
    <Held>
      <path fill="#7a3b24" d="M46 72l26-6 6 18-26 6z" />
      <path fill="#24506b" d="M44 64l26-6 6 17-26 6z" />
    </Held>
    <path fill={WHITE} d="M52 66l10-2.3 1.3 4-10 2.3z" />
    <path
      fill={BONE}
      stroke={INK}
      stroke-width="1.2"
      d="M43 70c4-1 8-1 10 1 1 2 0 3-1 4 1 2 0 4-2 5 0 2-1 3-3 4l-4 4z"
    />
    <Lines d="M20 88l8-28" width={2.6} />
    <Lines d="M26.5 65l2.5-9" width={1.6} colour={BRASS} />
  </>
);

/** The widow: a wide black hat with a veil, white waves, pearls, and roses and lilies from her shop. */
const Cora = () => (
  <>
    <path fill="#1f1d24" d="M8 88c0-17 8-23 21-27h22c13 4 21 10 21 27z" />
    <path fill="#322f3a" d="M8 88c0-17 8-23 21-27l5 27z" />
    <Head shape="round" ears={0} />
    <path
      fill="#f4efe6"
      stroke={INK}
      stroke-width="1.1"
      d="M23 26c-6 6-6 18-1 25 3 3 6 2 5-2-2-8 1-14 7-18 5-1 11-1 14 1 5 4 7 10 5 17-1 4 2 5 5 2 5-7 5-19-1-25z"
    />
    <Lines d="M22 33c-2 5-2 10 1 15M58 33c2 5 2 10-1 15" colour="#b9b1a4" width={1.3} />
    <path fill={INK} d="M29 61c7 5 15 5 22 0l1 6c-8 4-16 4-24 0z" />
    <g fill={WHITE} stroke={INK} stroke-width=".9">
      {[27, 31, 35.5, 40, 44.5, 49, 53].map((x, at) => (
        <circle key={x} cx={x} cy={[64, 67, 69, 69.6, 69, 67, 64][at]} r="2.5" />
      ))}
    </g>
    <Lines d="M28 34.5c2-2 5-2 8-1M44 33.5c3-1 6-1 8 1" width={1.3} colour="#7c7468" />
    <path fill={SHADE} d="M28 38c2-3.5 7-3.5 9 0zM43 38c2-3.5 7-3.5 9 0z" />
    <Lines d="M27.5 38.5c3 1 6.5 1 9.5 0M43 38.5c3 1 6.5 1 9.5 0" width={1.9} />
    <Lines d="M33 39.5v1M47.5 39.5v1" width={2} />
    <Lines d="M40 39l-1.5 6h3" width={1.3} />
    <path fill="#a8324a" d="M35 51c2-1.5 4-1.5 5-.7 1-.8 3-.8 5 .7-2 1.6-8 1.6-10 0z" />
    <Lines d="M33.5 50.5l1.5.5M45 51l2-1M31 46c0 2 .5 3.5 1.5 5M49 46c0 2-.5 3.5-1.5 5" width={1.1} colour="#8a7a60" />
    <path fill={INK} fill-opacity=".2" d="M22 24h36c2 8 1 14-1 19-10 5-24 5-34 0-2-5-3-11-1-19z" />
    <Lines
      d="M23 28l8 16M29 26l9 20M36 25l9 20M44 25l8 19M51 26l5 14M57 28l-8 16M51 26l-9 20M44 25l-9 20M36 25l-8 19M29 26l-5 14"
      colour={INK}
      width={0.5}
    />
    <path fill={INK} d="M4 27c4-5 12-7 20-8 1-9 5-15 16-15s16 6 17 15c8 1 15 3 19 8-8 2-17 0-36 0s-28 2-36 0z" />
    <path fill="#6b3f5c" d="M24 17c10-3 22-3 33 0v4.5c-11-3-23-3-33 0z" />
    <g stroke={INK} stroke-width=".9">
      <circle cx="27" cy="17" r="5" fill="#b8344a" />
      <path fill="#5d7a5a" d="M20 20c-4-1-5-4-4-7 4 0 6 3 4 7z" />
    </g>
    <Lines d="M27 14.5c2 0 3 2 1.5 3.5-2 1-3.5-1-2-2.5" colour="#6e1226" width={1} />
    <Lines d="M66 88L62 70M60 88l-2-10M70 88l2-14" colour="#3f6b3c" width={2.4} />
    <g stroke={INK} stroke-width="1">
      <path fill="#4f7d48" d="M56 84c-6-1-9-5-9-10 6 0 9 4 9 10zM74 86c5-3 6-7 5-11-5 1-6 6-5 11z" />
      <path fill={WHITE} d="M62 72c-7-3-9-9-7-15 3 1 4 3 5 5 0-4 1-7 4-9 3 3 4 6 3 9 2-1 3-2 6-2 1 6-4 11-11 12z" />
      <circle cx="72" cy="74" r="6.5" fill="#b8344a" />
      <circle cx="58" cy="79" r="6" fill="#d8455f" />
    </g>
    <Lines d="M62 70l-1-7M63 69l1-6" colour={BRASS} width={1.2} />
    <Lines
      d="M72 70.5c3 0 4 3 2 5-3 1.5-5.5-1-4-4M58 76c2.5 0 3.5 2.5 2 4-2.5 1.2-4.5-1-3-3"
      colour="#6e1226"
      width={1.1}
    />
  </>
);

export const PORTRAITS: readonly Portrait[] = [
  { backdrop: '#c0703a', glow: '#cf834d', Bust: Gus },
  { backdrop: '#2f6467', glow: '#3f777a', Bust: Dolly },
  { backdrop: '#3a6f92', glow: '#4a82a6', Bust: Hank },
  { backdrop: '#7d6a45', glow: '#907c55', Bust: Ignaz },
  { backdrop: '#98636f', glow: '#a97480', Bust: Cora },
];
