import { useLayoutEffect } from 'preact/hooks';
import { isOnScreen } from '../../kit/layout.ts';
import { Waiting } from '../../kit/lazy.tsx';
import { remoteLink } from '../../kit/link/remote.ts';
import { Closed, useLink } from '../gather/server-table.tsx';
import { MatchScreen } from '../match-screen.tsx';
import { useDarkEvenings, useSoundOfScreen } from './screen-on.ts';
import './screen-table.css';

/** The match inside the frame of a common screen: what a spectator sees, without anything to press. */
export function ScreenTable({ room }: { readonly room: string }) {
  const link = useLink(remoteLink, room);
  useDarkEvenings();
  useSoundOfScreen();
  useLayoutEffect(() => {
    isOnScreen.value = true;
    return () => {
      isOnScreen.value = false;
    };
  }, []);
  const closed = link?.closed.value ?? null;
  const roomView = link?.roomView.value ?? null;
  if (closed !== null) return <Closed code={closed} />;
  if (link === null || roomView === null) return <Waiting />;
  return <MatchScreen link={link} game={roomView.terms.game} />;
}
