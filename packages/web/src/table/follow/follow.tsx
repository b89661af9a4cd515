import { useEffect } from 'preact/hooks';
import { loadPatiently } from '../../kit/load-patiently.ts';
import type { Sitting } from '../sitting.ts';
import { Banner } from './banner.tsx';
import { startFollowing } from './following.ts';
import { findSpeed } from './pace.ts';
import { RecapSheet } from './recap-sheet.tsx';
import './follow.css';

interface FollowProps {
  readonly sitting: Sitting;
  /** How many chapters the story had when the table was first drawn. */
  readonly told: number;
}

/** A player who has been away for this many milliseconds is told what has happened. */
const AWAY = 5 * 60_000;

/** Shows what others do: the banner, the ring, and what has happened since the player's last answer. */
export function Follow({ sitting, told }: FollowProps) {
  useEffect(() => {
    const stop = loadPatiently(
      () => startFollowing(sitting, told),
      following => {
        sitting.following.value = following;
      },
      following => following.close(),
    );
    return () => {
      stop();
      sitting.following.value?.close();
      sitting.following.value = null;
    };
  }, [sitting]);
  useOpening(sitting, told);
  if (sitting.following.value === null) return null;
  return (
    <>
      <Banner sitting={sitting} following={sitting.following.value} />
      <RecapSheet sitting={sitting} following={sitting.following.value} />
    </>
  );
}

/**
 * Opens the recap by itself: after a reload, after a long absence, and where nothing is shown step by step. By correspondence it opens
 * the table whether or not the player is asked.
 */
function useOpening(sitting: Sitting, told: number): void {
  const following = sitting.following.value;
  const { terms, match } = sitting.roomView.value;
  const isAsked = match?.prompt != null || terms.clock.kind === 'correspondence';
  const hasRecap = following?.recap.value != null;
  const story = sitting.link.story.value.length;
  useEffect(() => {
    if (following === null || !hasRecap || !isAsked) return;
    if (findSpeed(sitting) === 'instant' || story === told) following.recapState.value = 'by-itself';
  }, [following, hasRecap, isAsked]);
  useEffect(() => {
    let since: number | null = document.hidden ? Date.now() : null;
    const onChange = (): void => {
      if (document.hidden) since = Date.now();
      else if (since !== null && Date.now() - since >= AWAY && following?.recap.peek() != null)
        following.recapState.value = 'by-itself';
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [following]);
}
