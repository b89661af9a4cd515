import type { listedSanctionsSchema } from '@consigliere/protocol';
import { useSignal } from '@preact/signals';
import type { OutputOf } from '../../kit/link/api.ts';
import type { OperatorTexts } from '../../kit/words/en/operator.ts';
import { SanctionFields, useSanctionWish } from './operator-fields.tsx';
import { type ActProps, formatTime, More, type PartProps, usePages } from './operator-list.tsx';

type SanctionsPage = OutputOf<typeof listedSanctionsSchema>;
type Sanction = SanctionsPage['sanctions'][number];

const isOver = ({ until, endedAt }: Sanction): boolean => endedAt !== null || (until !== null && until <= Date.now());

function describeEnd({ sanctions: texts }: OperatorTexts, sanction: Sanction): string {
  const { until, endedAt } = sanction;
  if (endedAt !== null) return texts.lifted(formatTime(endedAt));
  if (until === null) return texts.forGood;
  return isOver(sanction) ? texts.over(formatTime(until)) : texts.until(formatTime(until));
}

/** Mutes and bans with their reasons and ends, and a form for a new one. */
export function OperatorSanctions({ texts, act, round }: PartProps) {
  const { sanctions } = texts;
  const { entries, readMore } = usePages('sanctions', round, (answer: SanctionsPage) => answer.sanctions);
  return (
    <section class="sheet stack wide" aria-labelledby="operator-sanctions">
      <h2 id="operator-sanctions" tabIndex={-1}>
        {sanctions.title}
      </h2>
      {entries?.length === 0 && <p>{sanctions.none}</p>}
      <ul class="stack">
        {(entries ?? []).map(each => {
          const { id, kind, guest, who, why, at } = each;
          const name = each.name === '' ? sanctions.deleted : each.name;
          return (
            <li key={id} class="stack">
              <span>
                <strong>{sanctions.kinds[kind]}</strong> {sanctions.line(name, guest)}
                {why !== '' && <i> · {why}</i>}
              </span>
              <small class="second">
                {describeEnd(texts, each)} · {sanctions.since(formatTime(at), who)}
              </small>
              {!isOver(each) && (
                <span>
                  <button type="button" class="button" onClick={() => act('sanctions/lift', { guest, kind })}>
                    {sanctions.lift(name)}
                  </button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <More label={texts.more} readMore={readMore} />
      <details>
        <summary>{sanctions.new}</summary>
        <NewSanction texts={texts} act={act} />
      </details>
    </section>
  );
}

function NewSanction({ texts, act }: ActProps) {
  const guest = useSignal('');
  const wish = useSanctionWish();
  const impose = (kind: Sanction['kind']) => () => {
    if (guest.value.trim() !== '')
      act('sanctions', { guest: guest.value.trim(), kind, days: wish.days(), why: wish.why.value.trim() });
  };
  return (
    <div class="stack">
      <div class="field">
        <label for="operator-guest">{texts.sanctions.guest}</label>
        <input
          id="operator-guest"
          type="text"
          autocomplete="off"
          spellcheck={false}
          maxLength={64}
          aria-describedby="operator-guest-hint"
          value={guest.value}
          onInput={event => {
            guest.value = event.currentTarget.value;
          }}
        />
        <small id="operator-guest-hint" class="second">
          {texts.sanctions.guestHint}
        </small>
      </div>
      <SanctionFields texts={texts} wish={wish} id="operator-new" />
      <p class="ways">
        <button type="button" class="button" onClick={impose('mute')}>
          {texts.act.mute}
        </button>
        <button type="button" class="button" onClick={impose('ban')}>
          {texts.act.ban}
        </button>
      </p>
    </div>
  );
}
