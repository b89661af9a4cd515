import { isGameId } from '@consigliere/games/list';
import type { Command, RoomView } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { gameName, offerOf } from '../../games/faces.ts';
import { usePack } from '../../games/use-pack.ts';
import { Heading } from '../../kit/heading.tsx';
import { lazyInner, Nothing, Waiting } from '../../kit/lazy.tsx';
import type { Link } from '../../kit/link/link.ts';
import { Refused, Way } from '../../kit/notice.tsx';
import { useCatalogue } from '../../kit/words/catalogues.ts';
import type { LobbyTexts } from '../../kit/words/en/lobby.ts';
import { language } from '../../kit/words/language.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import { InviteSpectators } from '../../table/menu/invite-spectators.tsx';
import { useEntropy } from './add-entropy.ts';
import { Chair } from './chair.tsx';
import { newCommandQueue } from './command-queue.ts';
import { Changed, Removed, TakeOver } from './hosting.tsx';
import { Inspected } from './inspected.tsx';
import { Invitation } from './invitation.tsx';
import { NameAtTable } from './name-at-table.tsx';
import { Starting } from './starting.tsx';
import { SeatCount, TableSettings } from './table-settings.tsx';
import '../../kit/forms.css';
import '../../kit/tables.css';
import './lobby.css';

const InvitePeople = lazyInner(async () => (await import('../find/your-people.tsx')).InvitePeople, Nothing);
/** The menu of a table has it too. */
const MoveSeat = lazyInner(async () => (await import('../../table/menu/move-seat.tsx')).MoveSeat, Nothing);
const Chat = lazyInner(async () => (await import('../../table/chat.tsx')).Chat, Nothing);

interface GatherProps {
  readonly link: Link;
  readonly roomView: RoomView;
}

/** A table before the start. It is shown at once, because parts that arrive later would push the buttons away. */
export function Gather(props: GatherProps) {
  const lobby = useRareCatalogue('lobby');
  useEntropy(props.link);
  return lobby === null ? <Waiting /> : <Lobby {...props} lobby={lobby} />;
}

interface LobbyProps extends GatherProps {
  readonly lobby: LobbyTexts;
}

/** Its chairs and what its owner can do, the invitation, the settings and the chat. */
function Lobby({ link, roomView, lobby }: LobbyProps) {
  const { gather, notices, waysOn } = useInnerTexts();
  const { terms, chairs, seat, isOwner, isBarred } = roomView;
  const pack = usePack(terms.game);
  const { run: send, refusal, isBusy } = useMemo(() => newCommandQueue(link), [link]);
  /** Since the viewer last sat down. */
  const hasStoodUp = useSignal(false);
  const run = (...commands: readonly Command[]) => {
    if (commands.some(({ type }) => type === 'leave' || type === 'sit'))
      hasStoodUp.value = commands.at(-1)?.type === 'leave';
    return send(...commands);
  };
  const isFull = chairs.every(({ sitter }) => sitter !== 'nobody');
  const isFullForViewer = isFull && seat === null && !isBarred;
  const invitation = !isFull && !isBarred && <Invitation roomView={roomView} lobby={lobby} />;
  return (
    <main class="page lobby" aria-busy={isBusy.value}>
      <GameHead game={terms.game} lobby={lobby} />
      {link.status.value === 'lost' && (
        <p class="strip" role="alert">
          {gather.lineDead}
        </p>
      )}
      <Inspected link={link} roomView={roomView} />
      <div class="lobby-body">
        <div class="lobby-main">
          {terms.isRated && <p class="sheet">{lobby.rated.note}</p>}
          {seat === null && <WatchNote terms={terms} lobby={lobby} />}
          <Removed roomView={roomView} lobby={lobby} hasStoodUp={hasStoodUp.value} />
          {isFullForViewer && (
            <section class="sheet stack">
              <h2>{notices.full.title}</h2>
              {terms.watch === 0 && <p>{gather.watching}</p>}
              <p>
                <Way label={waysOn.open} href={`/new/${terms.game}`} />
              </p>
            </section>
          )}
          {!isFullForViewer && !isBarred && <NameAtTable roomView={roomView} lobby={lobby} run={run} />}
          <TakeOver link={link} roomView={roomView} lobby={lobby} run={run} />
          <ol class="chairs">
            {chairs.map((_, at) => (
              <Chair
                key={at}
                at={at}
                link={link}
                roomView={roomView}
                lobby={lobby}
                characters={pack?.words.characters ?? []}
                run={run}
              />
            ))}
          </ol>
          <Refused code={refusal.value} />
          <Starting link={link} roomView={roomView} lobby={lobby} run={run} />
          {isOwner && <SeatCount roomView={roomView} lobby={lobby} run={run} />}
          <Changed roomView={roomView} lobby={lobby} />
        </div>
        <div class="lobby-side">
          {invitation}
          <InviteSpectators terms={terms} />
          {!isFull && seat !== null && <InvitePeople room={terms.id} seated={chairs.map(({ name }) => name)} />}
          <LobbyChat link={link} roomView={roomView} />
        </div>
        <div class="lobby-settings">
          <TableSettings roomView={roomView} pack={pack} lobby={lobby} run={run} />
          {seat !== null && <MoveSeat room={terms.id} />}
        </div>
      </div>
    </main>
  );
}

/** Tells a guest without a seat what there will be to see: the match late, nothing, or what spectators always see. */
function WatchNote({ terms: { watch }, lobby }: { readonly terms: RoomView['terms']; readonly lobby: LobbyTexts }) {
  if (watch === 0) return null;
  const { lateLobby, noLobby } = lobby.watch;
  return <p class="sheet">{watch === null ? noLobby : lateLobby(watch)}</p>;
}

/** The game's picture, its name, and a way to learn it while the table waits. */
function GameHead({ game, lobby }: { readonly game: string; readonly lobby: LobbyTexts }) {
  const { gather } = useInnerTexts();
  const offer = isGameId(game) ? offerOf(game) : null;
  return (
    <div class="lobby-head">
      {offer !== null && (
        <div class={`art art-${game}`} aria-hidden="true">
          <offer.Art />
        </div>
      )}
      <div class="lobby-words">
        <Heading text={gather.title(gameName(game))} />
        {offer !== null && <p class="lobby-line">{offer.line[language.value]}</p>}
        {/* In a window of its own: this page stays open, so that the match can start. */}
        <a href={`/learn/${game}`} target="_blank" rel="noopener">
          {lobby.learn}
        </a>
      </div>
    </div>
  );
}

function LobbyChat({ link, roomView }: GatherProps) {
  const texts = useCatalogue('table');
  const { talk } = link;
  if (texts === null || talk === undefined) return null;
  return (
    <section class="sheet stack lobby-chat">
      <h2 id="chat-title">{texts.chat.title}</h2>
      <Chat
        link={link}
        talk={talk}
        roomView={roomView}
        names={roomView.chairs.map(({ name }) => name)}
        region={{ role: 'log', 'aria-labelledby': 'chat-title', tabIndex: 0 }}
      />
    </section>
  );
}
