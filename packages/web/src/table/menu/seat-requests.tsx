import { useSaid } from '../../kit/voice.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import { perform, type Sitting } from '../sitting.ts';

/** Asks the owner whether a late friend may take a seat. */
export function SeatRequests({ sitting }: { readonly sitting: Sitting }) {
  const { roomView, who } = sitting;
  return roomView.value.seatRequests.map(({ number, name, seat }) => (
    <SeatRequest key={number} sitting={sitting} request={number} name={name} holder={who.value.names[seat] ?? ''} />
  ));
}

interface SeatRequestProps {
  readonly sitting: Sitting;
  readonly request: number;
  readonly name: string;
  /** Whose seat it is now. */
  readonly holder: string;
}

function SeatRequest({ sitting, request, name, holder }: SeatRequestProps) {
  const { late } = useInnerTexts();
  const { texts } = sitting;
  const question = late.wants(name, holder);
  useSaid(question);
  const answer = (yes: boolean) => () => perform(sitting, { type: 'admit', request, yes });
  return (
    <div class="line seat-request">
      <p>{question}</p>
      <button
        type="button"
        class="button chief"
        disabled={sitting.roomView.value.windowEnds !== null}
        onClick={answer(true)}
      >
        {texts.agree}
      </button>
      <button type="button" class="button" onClick={answer(false)}>
        {texts.decline}
      </button>
    </div>
  );
}
