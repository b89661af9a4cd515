import { type GameId, isGameId } from '@consigliere/games/list';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { loadFace, offerOf } from '../games/faces.ts';
import { InBrief } from '../games/in-brief.tsx';
import { keep } from '../kit/link/keep.ts';
import { isLesson } from '../kit/link/random.ts';
import { loadCatalogue } from '../kit/words/catalogues.ts';
import type { BeginningTexts } from '../kit/words/en/beginning.ts';
import { language, useLocalized } from '../kit/words/language.ts';
import { QUESTION } from '../table/dock.tsx';
import { perform, type Sitting } from '../table/sitting.ts';
import { isPositionRoom } from './position-room.ts';
import '../kit/tall-sheet.css';
import './first-match.css';

interface SheetProps {
  readonly sitting: Sitting;
  readonly game: GameId;
  readonly beginning: { readonly aim: string; readonly turn: readonly string[] };
  readonly texts: BeginningTexts;
  readonly onRead: () => void;
}

/** Explains the first match of a game on this device. `mark` is kept once that has been read. */
export function FirstMatch({ sitting, mark }: { readonly sitting: Sitting; readonly mark: string }) {
  const game = sitting.pack.id;
  const isRead = useSignal(false);
  const words = useLocalized(
    () =>
      Promise.all([
        isGameId(game) ? loadFace(game).then(face => face.texts(language.peek())) : null,
        loadCatalogue('beginning', language.peek()),
      ]),
    game,
  );
  const { seat, phase, match, terms } = sitting.roomView.value;
  if (isLesson(terms.id) || isPositionRoom(terms.id)) return null;
  if (words === null || isRead.value || seat === null || phase !== 'playing' || match === null) return null;
  const [own, texts] = words;
  if (own === null || !isGameId(game)) return null;
  const onRead = (): void => {
    keep(mark, 'yes');
    isRead.value = true;
  };
  return <Sheet sitting={sitting} game={game} beginning={own.beginning} texts={texts} onRead={onRead} />;
}

/** Lets bots wait while a player alone with them reads. */
function usePause(sitting: Sitting): () => void {
  const { roomView, link } = sitting;
  useEffect(() => {
    const { chairs, isPaused, match } = roomView.peek();
    const isAlone = link.talk === undefined && chairs.filter(({ sitter }) => sitter === 'person').length === 1;
    if (isAlone && !isPaused && match?.prompt === null) perform(sitting, { type: 'wish', wish: 'pause' });
  }, []);
  return () => {
    if (link.talk === undefined && roomView.peek().isPaused) perform(sitting, { type: 'resume' });
  };
}

/** The aim, a turn, what glows. */
function Sheet({ sitting, game, beginning, texts, onRead }: SheetProps) {
  const box = useRef<HTMLDialogElement>(null);
  const { name, Art } = offerOf(game);
  const goOn = usePause(sitting);
  useEffect(() => {
    box.current?.showModal();
    box.current?.querySelector<HTMLElement>('.chief')?.focus();
  }, []);
  const close = (): void => {
    onRead();
    goOn();
    document.getElementById(QUESTION)?.focus();
  };
  return (
    <dialog
      ref={box}
      class="tall-sheet first-match"
      aria-labelledby="first-match"
      aria-describedby="first-match-text"
      onClose={close}
    >
      <div class={`art art-${game}`} aria-hidden="true">
        <Art />
      </div>
      <h2 id="first-match" class="heading">
        {name}
      </h2>
      <div id="first-match-text">
        <InBrief game={beginning} texts={texts}>
          <div class="glows">
            <h2>{texts.glows}</h2>
            <p>
              <span class="glowing legal" aria-hidden="true" />
              {texts.glowsText} {texts.asks}
            </p>
          </div>
        </InBrief>
      </div>
      <footer>
        <a class="button" href={`/learn/${game}`} onClick={onRead}>
          {texts.learn}
        </a>
        <button type="button" class="button chief" onClick={() => box.current?.close()}>
          {texts.play}
        </button>
      </footer>
    </dialog>
  );
}
