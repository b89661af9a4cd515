import type { RoomView } from '@consigliere/match';
import { usePack } from '../../games/use-pack.ts';
import type { Link } from '../../kit/link/link.ts';
import { Crest } from '../../kit/look/art/crest.tsx';
import { Qr } from '../../kit/qr.tsx';
import type { ScreenTexts } from '../../kit/words/en/screen.ts';
import { useDisconnected } from '../../table/menu/stand-in.tsx';

/** The address that a code leads to, as phones open it. */
export const joinAddress = (code: string): string => `${location.origin}/j/${code}`;

interface ScreenLobbyProps {
  readonly link: Link;
  readonly roomView: RoomView;
  readonly code: string | null;
  readonly texts: ScreenTexts;
}

/** Before the start: the code, and who has sat down with which phone. */
export function ScreenLobby({ link, roomView, code, texts }: ScreenLobbyProps) {
  const { chairs, ownerSeat } = roomView;
  const host = ownerSeat === null ? undefined : chairs[ownerSeat]?.name;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
  return (
    <div class="screen-lobby">
      <section class="screen-invitation">
        {code !== null && (
          <>
            <Qr text={joinAddress(code)} label={texts.qr(joinAddress(code))} />
            <p class="screen-letters">
              <span class="sr-only">{texts.code}: </span>
              {code}
            </p>
          </>
        )}
        <p>
          <b>{texts.scan}</b>
          <br />
          {texts.orType(`${location.host}/j`)}
        </p>
        {isLocal && <p class="strip">{texts.localhost}</p>}
      </section>
      <section>
        <h2 class="display">{texts.who}</h2>
        <ol class="screen-chairs">
          {chairs.map((_, at) => (
            <ScreenChair key={at} at={at} link={link} roomView={roomView} texts={texts} />
          ))}
        </ol>
        <p>{host === undefined ? texts.waitsForPlayers : texts.waitsForHost(host)}</p>
        <p class="second">{texts.hands}</p>
        {!isSecureContext && <p class="second">{texts.plain}</p>}
      </section>
    </div>
  );
}

interface ScreenChairProps extends Omit<ScreenLobbyProps, 'code'> {
  readonly at: number;
}

function ScreenChair({ at, link, roomView: { chairs, terms, ownerSeat }, texts }: ScreenChairProps) {
  const pack = usePack(terms.game);
  const gone = useDisconnected(link, chairs, at);
  const chair = chairs[at];
  if (chair === undefined) return null;
  const { sitter, level, name } = chair;
  const state = {
    nobody: texts.freeHint,
    bot: texts.bot(level),
    person: [gone === null ? texts.connected : texts.away, ...(at === ownerSeat ? [texts.host] : [])].join(' · '),
  }[sitter];
  return (
    <li class={`screen-chair ${sitter}`}>
      <Crest seat={at} stands={sitter === 'bot'} />
      <span>
        <strong>
          {sitter === 'nobody' ? texts.free : sitter === 'bot' ? (pack?.words.characters[level - 1]?.name ?? '') : name}
        </strong>
        <span class="second">{state}</span>
      </span>
    </li>
  );
}
