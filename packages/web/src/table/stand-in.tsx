import { perform, type Sitting } from './sitting.ts';

/** For the one it concerns: somebody plays for him, and how he is back; or his time is up. */
export function StandIn({ sitting }: { readonly sitting: Sitting }) {
  const { seen, texts } = sitting;
  const { seat, chairs, phase } = seen.value;
  const chair = seat === null ? undefined : chairs[seat];
  if (chair === undefined || phase !== 'playing') return null;
  if (chair.isAway)
    return (
      <div class="line stand-in" role="alert">
        <p>{texts.clock.standsInForYou}</p>
        <button type="button" class="button chief" onClick={() => perform(sitting, { type: 'back' })}>
          {texts.clock.takeBack}
        </button>
      </div>
    );
  if (!chair.isNudged) return null;
  return (
    <p class="line" role="alert">
      {texts.clock.nudgedYou}
    </p>
  );
}
