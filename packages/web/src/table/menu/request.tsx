import { longAwayAt, type RoomView } from '@consigliere/match';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import { perform, type Sitting } from '../sitting.ts';
import { formatWallTime } from '../time.ts';

type OpenRequest = NonNullable<RoomView['request']>;

/** Names the players a request waits for: the others, or only absent players, who will be excused. */
function WaitsFor({ sitting: { roomView, who, link } }: { readonly sitting: Sitting }) {
  const { requests } = useInnerTexts();
  const { request, chairs } = roomView.value;
  const open = (request?.open ?? []).map(seat => ({ name: who.value.names[seat] ?? '', chair: chairs[seat] }));
  if (open.length === 0 || open.some(({ chair }) => chair?.isAway !== true)) return <>{requests.asked}</>;
  const until = Math.max(...open.map(({ chair }) => (chair === undefined ? 0 : longAwayAt(chair))));
  const names = open.map(({ name }) => name).join(', ');
  return <>{requests.waitsForAbsent(names, formatWallTime(until, link.now()))}</>;
}

/** Says who asks for what. */
function WhatIsAsked({ sitting, request }: { readonly sitting: Sitting; readonly request: OpenRequest }) {
  const { requests } = useInnerTexts();
  const texts = useRareCatalogue('correspondence');
  const name = sitting.who.value.names[request.seat] ?? '';
  const { wish, clock } = request;
  if (wish !== 'clock') return <>{requests[wish](name)}</>;
  return <>{clock !== null && clock.kind !== 'calm' && texts?.wants[clock.kind](name)}</>;
}

/** An open request. The others vote on it; the player who made it may withdraw it. */
export function Request({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, texts } = sitting;
  const { requests } = useInnerTexts();
  const { request, seat } = roomView.value;
  if (request === null) return null;
  const vote = (yes: boolean) => perform(sitting, { type: 'vote', yes });
  if (request.seat === seat)
    return (
      <span class="vote">
        <WaitsFor sitting={sitting} />
        <button type="button" onClick={() => vote(false)}>
          {requests.withdraw}
        </button>
      </span>
    );
  if (seat === null || !request.open.includes(seat)) return null;
  return (
    <span class="vote">
      <WhatIsAsked sitting={sitting} request={request} />
      <button type="button" class="chief" onClick={() => vote(true)}>
        {texts.agree}
      </button>
      <button type="button" onClick={() => vote(false)}>
        {texts.decline}
      </button>
    </span>
  );
}
