import { ALL_IDS, type GameId } from '@consigliere/games/list';
import { LANGUAGES } from '@consigliere/kernel';
import type { FoundPosition } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Select } from '../kit/fields.tsx';
import { Heading } from '../kit/heading.tsx';
import { THEMES } from '../kit/preferences.ts';
import { ALL, addressOf, choiceIn, frameAddress, type GalleryChoice, SIZES, sizeOf } from './choice.ts';
import { findTable, type GalleryTable } from './positions.ts';
import './gallery.css';

/** How wide a frame is shown among others, in pixels. */
const SMALL = 420;
const MARGIN = 40;
/** Milliseconds between two looks into a frame. */
const LOOK = 100;

/** Every kind of decision of every game, for developers: all at once in small frames, or one after another in one. */
export function Gallery() {
  const choice = useSignal(choiceIn(location.search));
  const choose = (change: Partial<GalleryChoice>): void => {
    choice.value = { ...choice.value, ...change };
    history.replaceState(null, '', addressOf(choice.value));
  };
  const { game, players, kind } = choice.value;
  const table = useTable(game, players);
  const found = table?.found ?? [];
  const shown = kind === ALL ? undefined : (found.find(each => each.kind === kind) ?? found[0]);
  useKeys(by => {
    const next = found[((shown === undefined ? -1 : found.indexOf(shown)) + by + found.length) % found.length];
    if (next !== undefined) choose({ kind: next.kind });
  });
  return (
    <main class="page gallery">
      <Heading text="Gallery" />
      <Choices choice={choice.value} table={table} choose={choose} />
      {table === null && <p class="waiting">Playing matches until every decision has come up …</p>}
      {table !== null && table.missing.length > 0 && (
        <p class="second">
          No match with {table.players} players has come to: {table.missing.join(', ')}.
        </p>
      )}
      <Kinds
        choice={choice.value}
        kinds={[ALL, ...found.map(each => each.kind)]}
        shown={shown?.kind ?? ALL}
        choose={choose}
      />
      {shown === undefined ? (
        <Frames key={`${game} ${players}`} choice={choice.value} found={found} />
      ) : (
        <Framed choice={choice.value} position={shown} isLarge />
      )}
    </main>
  );
}

/** Finds the positions of a table, again whenever the table changes; null while it is searching. */
function useTable(game: GameId, players: number): GalleryTable | null {
  const table = useSignal<{ readonly key: string; readonly value: GalleryTable } | null>(null);
  const key = `${game} ${players}`;
  useEffect(() => {
    // The search keeps the page busy, so the page says first what it waits for.
    const timer = setTimeout(() => {
      findTable(game, players).then(value => {
        table.value = { key, value };
      }, reportError);
    });
    return () => clearTimeout(timer);
  }, [key]);
  return table.value?.key === key ? table.value.value : null;
}

/** The arrows go to the next kind and back. */
function useKeys(step: (by: number) => void): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent): void => {
      if (target instanceof HTMLElement && target.closest('select, input') !== null) return;
      if (key === 'ArrowRight') latest.current(1);
      if (key === 'ArrowLeft') latest.current(-1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

interface ChoicesProps {
  readonly choice: GalleryChoice;
  readonly table: GalleryTable | null;
  readonly choose: (change: Partial<GalleryChoice>) => void;
}

function Choices({ choice, table, choose }: ChoicesProps) {
  const { min, max } = table?.seats ?? { min: choice.players, max: choice.players };
  const counts = Array.from({ length: max - min + 1 }, (_, more) => `${min + more}`);
  const pairs = (values: readonly string[]) => values.map(each => [each, each] as const);
  const pick = <X extends string>(values: readonly X[], chosen: string, then: (value: X) => void): void => {
    const value = values.find(each => each === chosen);
    if (value !== undefined) then(value);
  };
  return (
    <div class="gallery-choices">
      <Select
        label="Game"
        value={choice.game}
        options={pairs(ALL_IDS)}
        onChoose={value => pick(ALL_IDS, value, game => choose({ game, kind: null }))}
      />
      <Select
        label="Players"
        value={`${table?.players ?? choice.players}`}
        options={pairs(counts)}
        onChoose={value => choose({ players: Number(value) })}
      />
      <Select
        label="Language"
        value={choice.language}
        options={pairs(LANGUAGES)}
        onChoose={value => pick(LANGUAGES, value, language => choose({ language }))}
      />
      <Select
        label="Theme"
        value={choice.theme}
        options={pairs(THEMES)}
        onChoose={value => pick(THEMES, value, theme => choose({ theme }))}
      />
      <Select
        label="Window"
        value={choice.size}
        options={pairs([...new Set([...SIZES, choice.size])])}
        onChoose={size => choose({ size })}
      />
    </div>
  );
}

interface KindsProps extends Omit<ChoicesProps, 'table'> {
  readonly kinds: readonly string[];
  readonly shown: string;
}

function Kinds({ choice, kinds, shown, choose }: KindsProps) {
  return (
    <nav class="gallery-kinds" aria-label="Decisions">
      {kinds.map(kind => (
        <a
          key={kind}
          class="button"
          href={addressOf({ ...choice, kind })}
          aria-current={kind === shown ? 'page' : undefined}
          onClick={event => {
            event.preventDefault();
            choose({ kind });
          }}
        >
          {kind}
        </a>
      ))}
    </nav>
  );
}

/** All positions side by side. A development build has many files, so each frame is loaded after the one before it. */
function Frames({ choice, found }: { readonly choice: GalleryChoice; readonly found: readonly FoundPosition[] }) {
  const loaded = useSignal(0);
  return (
    <div class="gallery-frames">
      {found.slice(0, loaded.value + 1).map((position, at) => (
        <Framed
          key={position.kind}
          choice={choice}
          position={position}
          onShown={() => {
            loaded.value = Math.max(loaded.value, at + 1);
          }}
        />
      ))}
    </div>
  );
}

interface FramedProps {
  readonly choice: GalleryChoice;
  readonly position: FoundPosition;
  readonly isLarge?: boolean;
  readonly onShown?: () => void;
}

/** A position in a frame of the chosen size, scaled down to fit, with its link. */
function Framed({ choice, position: { kind, link }, isLarge = false, onShown }: FramedProps) {
  const { width, height } = sizeOf(choice);
  const scale = Math.min(1, (isLarge ? innerWidth - MARGIN : SMALL) / width);
  return (
    <figure style={{ width: `${width * scale}px` }}>
      <figcaption>
        <a href={frameAddress(choice, link)} target="_blank" rel="noopener">
          {kind}
        </a>{' '}
        <span class="second figures">{link.length} characters</span>
      </figcaption>
      <div class="gallery-window" style={{ height: `${height * scale}px` }}>
        <Frame
          key={`${choice.language} ${choice.theme}`}
          address={frameAddress(choice, link)}
          link={link}
          title={kind}
          onShown={onShown}
          style={{ width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  );
}

interface FrameProps {
  readonly address: string;
  readonly link: string;
  readonly title: string;
  readonly style: Readonly<Record<string, string>>;
  readonly onShown: (() => void) | undefined;
}

/** A frame that goes to another position without loading its page again, and says when a position is there. */
function Frame({ address, link, title, style, onShown }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const first = useRef(address);
  useEffect(() => {
    const shown = frame.current?.contentWindow?.location;
    if (shown?.pathname === '/position') shown.hash = link;
    else first.current = address;
  }, [link]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!frame.current?.contentDocument?.querySelector('[data-position] .stage')) return;
      clearInterval(timer);
      onShown?.();
    }, LOOK);
    return () => clearInterval(timer);
  }, []);
  // A page that has gone to another position takes the focus, so its arrows are passed on.
  const passKeysOn = (): void =>
    frame.current?.contentWindow?.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (!defaultPrevented && key.startsWith('Arrow')) dispatchEvent(new KeyboardEvent('keydown', { key }));
    });
  return <iframe ref={frame} src={first.current} title={title} style={style} onLoad={passKeysOn} />;
}
