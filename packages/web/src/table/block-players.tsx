import type { Seat } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import type { Talk } from '../kit/link/link.ts';
import { Announced, Refused } from '../kit/notice.tsx';
import { useCatalogue } from '../kit/words/catalogues.ts';
import { openSheet, Sheet } from './menu/sheet.tsx';

interface BlockPlayersProps {
  readonly talk: Talk;
  readonly players: readonly { readonly seat: Seat; readonly name: string }[];
}

/** Opens the sheet in which players can be blocked. */
export function BlockPlayers(props: BlockPlayersProps) {
  const texts = useCatalogue('settings')?.blocks;
  if (texts === undefined || props.players.length === 0) return null;
  return (
    <button
      type="button"
      class="button small quiet"
      onClick={() => openSheet(close => <BlockSheet {...props} onClose={close} />)}
    >
      {texts.open}
    </button>
  );
}

/** Says what a block is, and blocks the player whose name is pressed. */
function BlockSheet({ talk, players, onClose }: BlockPlayersProps & { readonly onClose: () => void }) {
  const texts = useCatalogue('settings')?.blocks;
  const refusal = useSignal<string | null>(null);
  const blocked = useSignal<readonly string[]>([]);
  if (texts === undefined) return null;
  const block = (seat: Seat, name: string) => async () => {
    refusal.value = (await talk.block(seat, name))?.code ?? null;
    if (refusal.value === null) blocked.value = [...blocked.value, name];
  };
  return (
    <Sheet name="block-sheet" title={texts.openTitle} onClose={onClose}>
      <div class="stack">
        <p>{texts.ask}</p>
        <p class="ways">
          {players.map(({ seat, name }) => (
            <button
              key={seat}
              type="button"
              class="button"
              disabled={blocked.value.includes(name)}
              onClick={block(seat, name)}
            >
              {texts.block(name)}
            </button>
          ))}
        </p>
        <Announced class="second" text={blocked.value.map(texts.done).join(' ')} />
        <Refused code={refusal.value} />
      </div>
      <footer>
        <button type="button" class="button chief" onClick={onClose}>
          {blocked.value.length === 0 ? texts.cancel : texts.close}
        </button>
      </footer>
    </Sheet>
  );
}
