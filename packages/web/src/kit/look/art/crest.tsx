import type { Seat } from '@consigliere/kernel';
import { signal } from '@preact/signals';

/** The five families of the table, each with a symbol as well as a colour. */
export const SYMBOLS: readonly { readonly name: string; readonly path: string }[] = [
  {
    name: 'sun',
    path: 'M12 7a5 5 0 1 0 .1 0zM12 0l2 5h-4zM12 24l2-5h-4zM0 12l5-2v4zM24 12l-5-2v4zM3.500 3.500l5 2.200-2.800 2.800zM20.500 20.500l-5-2.200 2.800-2.800zM20.500 3.500l-2.200 5-2.800-2.800zM3.500 20.500l2.200-5 2.800 2.800z',
  },
  {
    name: 'anchor',
    path: 'M12 1a3.500 3.500 0 0 1 1.500 6.600V10H17v2.600h-3.500v7C17 19 19 17 19.500 14.500L22 17c-1 4-5 6.500-10 6.500S3 21 2 17l2.500-2.500C5 17 7 19 10.500 19.600v-7H7V10h3.500V7.600A3.500 3.500 0 0 1 12 1zm0 2.200a1.300 1.300 0 1 0 .1 0z',
  },
  { name: 'leaf', path: 'M22 2C8 1 2 8 3 16l-2 5 2 2 4-4c9 1 15-6 15-17zM17 7L7 17l-1-1z' },
  { name: 'diamond', path: 'M12 0l9 12-9 12L3 12z' },
  { name: 'crescent', path: 'M15 1a11 11 0 1 0 7 18A10 10 0 0 1 15 1z' },
];

const worn = signal<readonly string[]>(SYMBOLS.map(({ path }) => path));

/** Gives the seats the symbols of a game that has its own. Returns a function that undoes it. */
export function wear(symbols: readonly string[]): () => void {
  const before = worn.value;
  worn.value = symbols;
  return () => {
    worn.value = before;
  };
}

/** The outline of a family's symbol. */
export const symbolOf = (family: number): string => worn.value[family % SYMBOLS.length] ?? '';

/** A seat's crest. `stands` puts a robot's hat on it: a stand-in plays. */
export function Crest({ seat, size = 28, stands = false }: { seat: Seat; size?: number; stands?: boolean }) {
  const family = seat % SYMBOLS.length;
  return (
    <svg
      class="crest"
      width={size}
      height={size}
      viewBox={stands ? '-4 -8 56 56' : '0 0 48 48'}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="24" cy="24" r="22.5" fill="none" stroke="var(--brass-fill)" stroke-width="3" />
      <circle cx="24" cy="24" r="20" fill={`var(--family-${family})`} stroke="var(--ink)" stroke-width="3" />
      <path
        transform="translate(12.500 12.500) scale(.96)"
        fill={`var(--on-family-${family})`}
        fill-rule="evenodd"
        d={symbolOf(family)}
      />
      {stands && (
        <path
          fill="var(--ink)"
          stroke="var(--panel)"
          stroke-width="1.5"
          d="M22.5-7h3v4H36v8h4v3H8V5h4v-8h10.5zM17 0v3h3V0zm11 0v3h3V0z"
        />
      )}
    </svg>
  );
}
