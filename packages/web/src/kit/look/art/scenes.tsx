import type { JSX } from 'preact';
import type { NoticeName } from '../../words/texts.ts';
import './scenes.css';

const WOOD = '#5c3a24';
const WOOD_LIGHT = '#7a5034';
const BRICK = 'light-dark(#c9a98a, #3a2f2b)';
const GLOW = '#f1c95c';
const FELT = '#2f5d46';

/** A cone of light under a lamp that hangs at this height. */
const Lamp = ({ y }: { readonly y: number }) => (
  <>
    <path fill={GLOW} opacity=".28" d={`M140 ${y + 14}L70 190h180L180 ${y + 14}z`} />
    <path fill="none" stroke="var(--print-ink)" stroke-width="2.500" d={`M160 0v${y}`} />
    <path
      fill="var(--print-ink)"
      stroke="var(--brass-fill)"
      stroke-width="1.500"
      d={`M160 ${y - 10}c14 2 26 12 30 26h-60c4-14 16-24 30-26z`}
    />
    <path fill={GLOW} d={`M150 ${y + 16}h20c0 8-20 8-20 0z`} />
  </>
);

/** Somebody looks through the slot of a door, and nobody is let in. */
const Door = () => (
  <>
    <path fill={BRICK} d="M0 0h320v190H0z" />
    <path
      fill="none"
      stroke="var(--print-ink)"
      stroke-opacity=".25"
      stroke-width="1.500"
      d="M0 24h320M0 48h320M0 72h320M0 96h320M0 120h320M0 144h320M0 168h320M40 0v24M120 0v24M200 0v24M280 0v24M80 24v24M240 24v24M40 48v24M280 48v24M80 72v24M240 72v24M40 96v24M280 96v24M80 120v24M240 120v24M40 144v24M280 144v24"
    />
    <path fill={GLOW} opacity=".3" d="M160 4L96 190h128z" />
    <path fill="var(--print-ink)" d="M104 24h112v166H104z" />
    <path fill={WOOD} d="M110 30h100v160H110z" />
    <path fill={WOOD_LIGHT} d="M118 38h38v40h-38zM164 38h38v40h-38zM118 116h38v66h-38zM164 116h38v66h-38z" />
    <path fill="var(--brass-fill)" stroke="var(--print-ink)" stroke-width="2" d="M126 84h68v26h-68z" />
    <path fill="var(--print-ink)" d="M131 89h58v16h-58z" />
    <path fill="var(--print-bone)" d="M138 97c4-6 13-6 17 0-4 5-13 5-17 0zM165 97c4-6 13-6 17 0-4 5-13 5-17 0z" />
    <path fill="var(--print-ink)" d="M146.500 93.500a3.500 3.500 0 1 1-.1 0zM173.500 93.500a3.500 3.500 0 1 1-.1 0z" />
    <path fill="none" stroke="var(--print-ink)" stroke-width="2.500" d="M136 91l18 2M184 91l-18 2" />
    <circle cx="199" cy="126" r="5" fill="var(--brass-fill)" stroke="var(--print-ink)" stroke-width="1.500" />
    <path fill="var(--print-ink)" stroke="var(--brass-fill)" stroke-width="1.500" d="M150 4h20l10 14h-40z" />
    <path fill={GLOW} d="M146 18h28c0 8-28 8-28 0z" />
  </>
);

/** A telephone whose receiver hangs down. */
const Telephone = () => (
  <>
    <path fill="var(--land)" d="M0 0h320v190H0z" />
    <Lamp y={30} />
    <path fill={WOOD} stroke="var(--print-ink)" stroke-width="2.500" d="M60 150h200v14H60z" />
    <path fill={WOOD_LIGHT} d="M62 164h196v26H62z" />
    <g fill="var(--print-ink)" stroke="var(--brass-fill)" stroke-width="2" stroke-linejoin="round">
      <path d="M126 150c0-9 14-12 28-12s28 3 28 12z" />
      <path d="M149 138l2-50h6l2 50z" />
      <path d="M138 88c0-6 32-6 32 0l-4 6h-24z" />
      <path d="M140 66l34-10 6 20-30 8z" />
      <circle cx="178" cy="66" r="11" fill="var(--brass-fill)" stroke="var(--print-ink)" />
      <path d="M150 92h-26v-6h26z" />
    </g>
    <path
      fill="none"
      stroke="var(--print-ink)"
      stroke-width="2.500"
      d="M128 146c-34 2-48-6-44-20 4-12 20-6 14 4-10 16-22 20-22 34"
    />
    <g fill="var(--print-ink)" stroke="var(--brass-fill)" stroke-width="2">
      <path d="M68 158h16l-3 26h-10z" />
      <path d="M64 184h24v6H64zM66 152h20v6H66z" />
    </g>
  </>
);

/** An empty table under a lamp: cards lie on it, and the chairs are pushed back. */
const EmptyTable = () => (
  <>
    <path fill="var(--land)" d="M0 0h320v190H0z" />
    <Lamp y={34} />
    <g fill={WOOD} stroke="var(--print-ink)" stroke-width="2.500" stroke-linejoin="round">
      <path d="M42 92c0-10 34-10 34 0l4 46H46zM278 92c0-10-34-10-34 0l-4 46h34z" />
      <path d="M44 138h38v8H44zM238 138h38v8h-38zM48 146h6v40h-6zM72 146h6v40h-6zM242 146h6v40h-6zM266 146h6v40h-6z" />
    </g>
    <path fill={WOOD} d="M152 150h16l8 40h-32z" />
    <ellipse cx="160" cy="140" rx="86" ry="24" fill={WOOD} stroke="var(--print-ink)" stroke-width="2.500" />
    <ellipse cx="160" cy="137" rx="78" ry="19" fill={FELT} stroke="var(--brass-fill)" stroke-width="2" />
    <g fill="var(--print-bone)" stroke="var(--print-ink)" stroke-width="1.500">
      <path d="M118 134l18-5 7 8-18 6zM140 128l18 1-1 9-19-1zM196 140l16 5-10 6-16-4z" />
      <path
        fill="var(--brass-fill)"
        d="M168 146c0-4 14-4 14 0v3c0 4-14 4-14 0zM176 138c0-4 14-4 14 0v3c0 4-14 4-14 0z"
      />
    </g>
  </>
);

/** The car has broken down, and steam rises from it. */
const Breakdown = () => (
  <>
    <path fill="var(--land)" d="M0 0h320v190H0z" />
    <path fill="var(--land2)" d="M0 60h36V30h30v50h24V48h40v40h30V20h26v70h40V56h34v40h60v94H0z" />
    <path fill="var(--print-ink)" opacity=".85" d="M0 158h320v32H0z" />
    <path fill="none" stroke="var(--brass-fill)" stroke-width="3" stroke-dasharray="26 18" d="M0 176h320" />
    <g fill="var(--print-bone)" stroke="var(--print-ink)" stroke-opacity=".35" stroke-width="1.500">
      <path d="M246 78c-10-2-14-14-4-20-6-14 12-24 22-14 8-12 28-4 24 10 12 4 8 22-6 20-8 10-28 12-36 4z" />
      <path d="M240 92c-6 0-8-8-2-11 0-8 12-10 15-3 7-1 9 9 3 12-4 5-12 6-16 2z" />
    </g>
    <g
      transform="translate(40 32)"
      fill="var(--print-ink)"
      stroke="var(--brass-fill)"
      stroke-width="2"
      stroke-linejoin="round"
    >
      <path d="M34 110c0-18 8-30 24-32 2-22 10-36 34-36h26c16 0 22 8 27 24l4 10h36c12 0 16 6 16 18v16z" />
      <path fill="var(--water)" d="M68 74c2-16 8-23 24-23h8v23zM107 51h11c10 0 14 6 18 23h-29z" />
      <path d="M24 118c2-22 16-32 34-32s30 12 34 30h48c4-20 16-30 34-30 20 0 32 14 34 32z" />
      <path fill="var(--brass-fill)" d="M88 112h56v6H88zM202 100h8v10h-8z" />
      <path d="M152 74l10-34 44 10-4 8-36-4-6 20z" />
      {[58, 174].map(x => (
        <g key={x}>
          <circle cx={x} cy="114" r="18" />
          <circle cx={x} cy="114" r="11" fill="var(--print-bone)" stroke="none" />
          <circle cx={x} cy="114" r="6" />
        </g>
      ))}
    </g>
  </>
);

/** The drawing of each notice. A door stays closed to a guest who looks for something that isn’t there. */
const SCENES: Readonly<Record<NoticeName, () => JSX.Element>> = {
  unknown: Door,
  dead: Door,
  gone: Door,
  unwatched: Door,
  offline: Telephone,
  full: EmptyTable,
  begun: EmptyTable,
  finished: EmptyTable,
  frozen: Breakdown,
  worker: Breakdown,
  broken: Breakdown,
  old: Breakdown,
};

/** A drawing for a page that has little to say. */
export function Scene({ notice }: { readonly notice: NoticeName }) {
  const Drawn = SCENES[notice];
  return (
    <svg class="scene" viewBox="0 0 320 190" aria-hidden="true" focusable="false">
      <Drawn />
    </svg>
  );
}
