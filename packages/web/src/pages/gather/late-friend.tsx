import type { Command, RoomView } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usePack } from '../../games/use-pack.ts';
import { NameField } from '../../kit/fields.tsx';
import { api, type LateSeats } from '../../kit/link/api.ts';
import { isRefusal, type Link, type Refusal } from '../../kit/link/link.ts';
import { Announced, Refused, Way } from '../../kit/notice.tsx';
import { guestName } from '../../kit/preferences.ts';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';

/** How often a friend who can't watch asks whether the owner has decided, in milliseconds. */
const ASK_EVERY = 5000;

/** A seat that can be had: a bot's, or that of a player who has left, who has a name. */
interface LateSeat {
  readonly seat: number;
  readonly level?: number;
  readonly name?: string;
}

/** Lets a friend who comes after the start ask for the seat of a bot, or of a player who has left. Once the owner has agreed, the page shows the match. */
export function LateFriend({ link, roomView }: { readonly link: Link; readonly roomView: RoomView }) {
  const { chairs, terms, phase, askedSeat, isBarred } = roomView;
  const seats = chairs.flatMap(({ sitter, hasLeft, level, name }, seat): readonly LateSeat[] =>
    sitter === 'bot' ? [{ seat, level }] : hasLeft ? [{ seat, name }] : [],
  );
  if (phase !== 'playing') return null;
  return <SeatRequest game={terms.game} seats={seats} askedSeat={askedSeat} isBarred={isBarred} run={link.do} />;
}

/** The same at a table that can't be watched. */
export function UnseenLateFriend({ room }: { readonly room: string }) {
  const late = useSignal<LateSeats | null>(null);
  const load = async (): Promise<void> => {
    const answer = await api.lateSeats(room);
    if (isRefusal(answer)) return;
    if (answer.sees) location.reload();
    late.value = answer;
  };
  const isAsking = late.value !== null && late.value.askedSeat !== null;
  useEffect(() => {
    load();
    if (!isAsking) return undefined;
    const timer = setInterval(load, ASK_EVERY);
    return () => clearInterval(timer);
  }, [room, isAsking]);
  if (late.value === null) return null;
  const run = async (command: Command): Promise<Refusal | null> => {
    const refusal = await api.command(room, command);
    await load();
    return refusal;
  };
  return <SeatRequest {...late.value} run={run} isUnseen />;
}

interface SeatRequestProps extends Pick<LateSeats, 'game' | 'askedSeat' | 'isBarred'> {
  readonly seats: readonly LateSeat[];
  readonly run: (command: Command) => Promise<Refusal | null>;
  /** The friend can't watch meanwhile. */
  readonly isUnseen?: boolean;
}

function SeatRequest({ game, seats, askedSeat, isBarred, run, isUnseen = false }: SeatRequestProps) {
  const { late, gather, problems } = useInnerTexts();
  const { nameless } = useTexts();
  const pack = usePack(game);
  const refusal = useSignal<string | null>(null);
  if (isBarred) return <Announced class="lead" text={isUnseen ? late.declined : problems.barred} />;
  if (seats.length === 0) return null;
  const nameOf = (wanted: number): string => {
    const { name, level = 0 } = seats.find(({ seat }) => seat === wanted) ?? {};
    return name ?? pack?.words.characters[level - 1]?.name ?? gather.bot(level);
  };
  const ask = (seat: number) => async () => {
    const name = guestName.value.trim() || nameless;
    refusal.value = (await run({ type: 'ask-seat', seat, name }))?.code ?? null;
  };
  const asked = isUnseen ? late.askedUnseen : late.asked;
  return (
    <section class="sheet stack">
      <NameField label={gather.name} hint={gather.nameHint} name={guestName} otherwise={nameless} />
      <p class="ways">
        {seats.map(({ seat }) => (
          <Way key={seat} label={late.ask(nameOf(seat))} onClick={ask(seat)} />
        ))}
      </p>
      <Announced class="second" text={askedSeat === null ? '' : asked(nameOf(askedSeat))} />
      <Refused code={refusal.value} />
    </section>
  );
}
