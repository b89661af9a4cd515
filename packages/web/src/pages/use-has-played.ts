import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { localRooms } from '../link/local.ts';
import { isKnownToServer } from './remembered.ts';

/** Whether this device has tables, here or perhaps on the server. */
export function useHasPlayed(): boolean {
  const hasPlayed = useSignal(isKnownToServer());
  useEffect(() => {
    localRooms().then(rooms => {
      if (rooms.length > 0) hasPlayed.value = true;
    });
  }, []);
  return hasPlayed.value;
}
