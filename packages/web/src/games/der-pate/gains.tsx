import { TRACKS } from '@consigliere/games/der-pate/rules';
import { useDesk } from './desk.ts';
import { Sign, TrackIcon } from './drawn.tsx';
import type { Gain, Outcome } from './foresight.ts';

/** What an answer would bring to everybody, in numbers: a line for each family. */
export function Gains({ outcome: { gains, car, neutral, more } }: { readonly outcome: Outcome }) {
  const { labels } = useDesk();
  return (
    <span class="dp-gains" aria-hidden="true">
      {car !== null && <span class="dp-gain">{labels.gain.car(car + 1)}</span>}
      {gains.map(gain => (
        <GainLine key={gain.seat} gain={gain} />
      ))}
      {neutral > 0 && <span class="dp-gain">{labels.gain.neutral(neutral)}</span>}
      {more !== null && <span class="dp-gain second">{labels.field[more]}</span>}
    </span>
  );
}

function GainLine({ gain }: { readonly gain: Gain }) {
  const { labels } = useDesk();
  const { business, jailed, drowned, debt, friend } = labels.gain;
  return (
    <span class="dp-gain">
      <Sign seat={gain.seat} size={18} />
      {gain.money !== 0 && (
        <b class={gain.money > 0 ? 'good' : 'bad'}>
          {gain.money > 0 && '+'}
          {labels.thousands(gain.money)}
        </b>
      )}
      {TRACKS.map(track => {
        const steps = gain.steps[track] ?? 0;
        return (
          steps !== 0 && (
            <b key={track}>
              <TrackIcon track={track} size={13} />+{steps}
            </b>
          )
        );
      })}
      {gain.friends !== 0 && <b>{friend(gain.friends)}</b>}
      {gain.businesses !== 0 && <b class={gain.businesses > 0 ? 'good' : 'bad'}>{business(gain.businesses)}</b>}
      {gain.jailed !== 0 && <b class="bad">{jailed(gain.jailed)}</b>}
      {gain.drowned !== 0 && <b class="bad">{drowned(gain.drowned)}</b>}
      {gain.debts !== 0 && <b>{debt(gain.debts)}</b>}
    </span>
  );
}
