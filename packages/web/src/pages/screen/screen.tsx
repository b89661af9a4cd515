import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameName } from '../../games/faces.ts';
import { Heading } from '../../kit/heading.tsx';
import { Waiting } from '../../kit/lazy.tsx';
import { api } from '../../kit/link/api.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { screenLink } from '../../kit/link/remote.ts';
import { sound } from '../../kit/preferences.ts';
import { Qr } from '../../kit/qr.tsx';
import { go } from '../../kit/router.ts';
import { useCatalogue } from '../../kit/words/catalogues.ts';
import type { ScreenTexts } from '../../kit/words/en/screen.ts';
import { Closed, useLink } from '../gather/server-table.tsx';
import { joinAddress, ScreenLobby } from './screen-lobby.tsx';
import { useDarkEvenings, useScreenOn } from './screen-on.ts';
import './screen.css';

/** How often the screen asks for the code that it shows, in milliseconds: a code is valid for half an hour, and the host may make another. */
const ASK_EVERY = 15_000;

/**
 * A table on a common screen: it gets what a spectator gets, and nothing is decided on it. The match is shown in a frame whose window is as
 * large as a tablet's, magnified until it can be read from the sofa.
 */
export function Screen({ room }: { readonly room: string }) {
  const link = useLink(screenLink, room);
  const texts = useCatalogue('screen');
  const code = useCode(room);
  useScreenOn();
  useDarkEvenings();
  const closed = link?.closed.value ?? null;
  const roomView = link?.roomView.value ?? null;
  const rematch = roomView?.rematch ?? null;
  useEffect(() => {
    if (rematch !== null) go(`/screen/${rematch}`, { replace: true });
  }, [rematch]);
  if (closed !== null) return <Closed code={closed} />;
  if (link === null || roomView === null || texts === null) return <Waiting />;
  const name = gameName(roomView.terms.game);
  return (
    <main class="screen">
      <header class="screen-bar">
        <Heading text={texts.title(name)} />
        {roomView.phase !== 'gathering' && code !== null && (
          <p class="screen-code">
            <span>
              {texts.joinOrWatch} <b>{code}</b>
            </span>
            <Qr text={joinAddress(code)} label={texts.qr(joinAddress(code))} />
          </p>
        )}
        <ScreenButtons texts={texts} />
      </header>
      {roomView.phase === 'gathering' ? (
        <ScreenLobby link={link} roomView={roomView} code={code} texts={texts} />
      ) : (
        <Magnified title={texts.table} src={`/screen/${room}/table`} />
      )}
    </main>
  );
}

/** The code of the table, kept valid as long as this page shows it; null until it is known, or if this device may not make one. */
function useCode(room: string): string | null {
  const code = useSignal<string | null>(null);
  useEffect(() => {
    const keep = async (): Promise<void> => {
      const made = await api.code(room);
      if (!isRefusal(made)) code.value = made.code;
    };
    keep();
    const timer = setInterval(keep, ASK_EVERY);
    return () => clearInterval(timer);
  }, [room]);
  return code.value;
}

function ScreenButtons({ texts }: { readonly texts: ScreenTexts }) {
  return (
    <p class="screen-buttons">
      <button
        type="button"
        class="button small"
        aria-pressed={sound.value === 'on'}
        onClick={() => {
          sound.value = sound.value === 'on' ? 'off' : 'on';
        }}
      >
        {sound.value === 'on' ? texts.soundOn : texts.soundOff}
      </button>
      {document.fullscreenEnabled && (
        <button type="button" class="button small" onClick={() => document.documentElement.requestFullscreen()}>
          {texts.fullScreen}
        </button>
      )}
      <a class="button small" href="/">
        {texts.leave}
      </a>
    </p>
  );
}

/** The smallest letters of a table, in pixels, and how high they are on a common screen, as a part of its height. */
const SMALLEST = 12;
const READABLE = 0.0204;

/** A page in a small window, magnified so that its smallest letters can be read from afar. */
function Magnified({ title, src }: { readonly title: string; readonly src: string }) {
  const scale = useSignal(1);
  useEffect(() => {
    const measure = (): void => {
      scale.value = Math.max(1, (innerHeight * READABLE) / SMALLEST);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return (
    <div class="screen-table" style={{ '--scale': scale.value }}>
      <iframe title={title} src={src} />
    </div>
  );
}
