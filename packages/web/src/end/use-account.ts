import type { Shape } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Account } from '../games/account.ts';
import type { Pack } from '../games/pack.ts';

/** How the game accounts for its end; null: it is on its way. */
export function useAccount({ account }: Pack): Account<Shape> | null {
  const loaded = useSignal<Account<Shape> | null>(null);
  const fault = useSignal<unknown>(null);
  useEffect(() => {
    account().then(
      each => {
        loaded.value = each;
      },
      error => {
        fault.value = error;
      },
    );
  }, [account]);
  if (fault.value !== null) throw fault.value;
  return loaded.value;
}
