import { isGameId } from '@consigliere/games/list';
import type { RoomView } from '@consigliere/match';
import { useMemo } from 'preact/hooks';
import { gameName, offerOf } from '../../games/faces.ts';
import { usePack } from '../../games/use-pack.ts';
import { CopyLink } from '../../kit/copy-link.tsx';
import { Heading } from '../../kit/heading.tsx';
import { lazy } from '../../kit/lazy.tsx';
import type { Link } from '../../kit/link/link.ts';
import { Refused, Way } from '../../kit/notice.tsx';
import { useInnerTexts } from '../../kit/words/texts.ts';
import { MoveSeat } from '../../table/menu/move-seat.tsx';
import { USUAL_LEVEL } from '../../table/open/choice.ts';
import { formatWallTime } from '../../table/time.ts';
import { Chair, NameAtTable } from './chair.tsx';
import { newCommandQueue } from './command-queue.ts';
import { ChangeTerms, TableSettings } from './table-settings.tsx';
import '../../kit/forms.css';
import '../../kit/tables.css';
import './inspected.css';

const EditionNote = lazy(async () => (await import('../../edition/edition-note.tsx')).EditionNote);

/** A table before the start: its chairs, the invitation and the settings. */
export function Gather({ link, roomView }: { readonly link: Link; readonly roomView: RoomView }) {
  const { gather, notices, waysOn } = useInnerTexts();
  const { terms, chairs, seat, isOwner } = roomView;
  const pack = usePack(terms.game);
  const { run, refusal, isBusy } = useMemo(() => newCommandQueue(link), [link]);
  const name = gameName(terms.game);
  const empty = chairs.flatMap(({ sitter }, at) => (sitter === 'nobody' ? [at] : []));
  const taken = chairs.length - empty.length;
  const isFull = empty.length === 0;
  const isAnyKept = chairs.some(({ isKept }) => isKept);
  const isReady = isFull && !isAnyKept;
  const least = isGameId(terms.game) ? offerOf(terms.game).seats[0] : terms.seats;

  const fill = () =>
    run(...empty.map(at => ({ type: 'seat-bot', seat: at, level: USUAL_LEVEL }) as const), { type: 'start' });

  const { clock } = terms;
  const startWithTaken =
    !isOwner || isFull || isAnyKept || taken < least || clock.kind === 'calm'
      ? null
      : () => run({ type: 'change-terms', seats: taken, clock }, { type: 'start' });

  /** Comes first for seated players, who wait for others, and last for visitors. */
  const invitation = !isFull && (
    <section class="sheet stack">
      <p>{gather.invitation}</p>
      <CopyLink chief={seat !== null} label={gather.link} url={location.href} text={gather.inviteText(name)} />
    </section>
  );
  return (
    <main class="page" aria-busy={isBusy.value}>
      <Heading text={gather.title(name)} />
      {link.status.value === 'lost' && (
        <p class="strip" role="alert">
          {gather.lineDead}
        </p>
      )}
      <Inspected link={link} roomView={roomView} />
      {seat !== null && invitation}
      {isFull && seat === null && (
        <section class="sheet stack">
          <h2>{notices.full.title}</h2>
          <p>{gather.watching}</p>
          <p>
            <Way label={waysOn.open} href={`/new/${terms.game}`} />
          </p>
        </section>
      )}
      {!(isFull && seat === null) && <NameAtTable roomView={roomView} run={run} />}
      <ol class="chairs">
        {chairs.map((_, at) => (
          <Chair key={at} at={at} link={link} roomView={roomView} characters={pack?.words.characters ?? []} run={run} />
        ))}
      </ol>
      <Refused code={refusal.value} />
      <div class="submit">
        <p role="status">
          {isReady ? (isOwner ? gather.ready : gather.waitsForOwner) : gather.waitingFor(countWaitedFor(roomView))}{' '}
          {seat === null && !isFull && gather.watching}
        </p>
        {isOwner && !isReady && seat !== null && empty.length > 0 && (
          <button type="button" class="button" onClick={fill}>
            {gather.fill}
          </button>
        )}
        {startWithTaken !== null && (
          <button type="button" class="button" onClick={startWithTaken}>
            {gather.startWithTaken(taken)}
          </button>
        )}
        {isOwner && isReady && (
          <button type="button" class="button chief" onClick={() => run({ type: 'start' })}>
            {gather.start}
          </button>
        )}
      </div>
      {seat === null && invitation}
      {isOwner && <ChangeTerms roomView={roomView} run={run} />}
      <TableSettings terms={terms} pack={pack} />
      {terms.options.edition !== undefined && <EditionNote terms={terms} />}
      {seat !== null && <MoveSeat room={terms.id} />}
    </main>
  );
}

const countWaitedFor = ({ chairs }: RoomView): number =>
  chairs.filter(({ sitter, isKept }) => sitter === 'nobody' || isKept).length;

interface InspectedProps {
  readonly link: Pick<Link, 'now'>;
  readonly roomView: Pick<RoomView, 'inspections'>;
}

/** Says that an administrator looked at the table: the last time at what everybody sees, and the last time at everything. */
export function Inspected({ link, roomView: { inspections } }: InspectedProps) {
  const { gather } = useInnerTexts();
  const said = [false, true].flatMap(wanted => {
    const last = inspections.findLast(({ everything }) => everything === wanted);
    if (last === undefined) return [];
    return [(wanted ? gather.inspectedAll : gather.inspected)(last.who, formatWallTime(last.at, link.now()))];
  });
  if (said.length === 0) return null;
  return (
    <div class="inspected" role="status">
      {said.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
