import { type Action, type Shape, sayAction } from '@consigliere/kernel';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { Consequence } from '../prompt/consequence.ts';
import { RuleLink } from './rule-link.tsx';
import { pointedAt, type Sitting } from './sitting.ts';

/** So long one points at an answer before it is tried out: who only passes by or clicks does not wait for it. */
const PATIENCE = 80;

/** What the answer pointed at would do; before one is pointed at, nothing. */
export function Foreseen({ sitting }: { readonly sitting: Sitting }) {
  const pointed = useComputed(() => pointedAt(sitting));
  const found = useSignal<(Consequence & { readonly action: Action<Shape> }) | null>(null);
  useSignalEffect(() => {
    const action = pointed.value;
    if (action === null) return;
    const timer = setTimeout(async () => {
      const { consequenceOf } = await import('../prompt/consequence.ts');
      const consequence = await consequenceOf(sitting, action);
      if (pointed.peek() === action) found.value = { action, ...consequence };
    }, PATIENCE);
    return () => clearTimeout(timer);
  });
  return (
    <>
      {sitting.refusal.value !== null && <Refusal sitting={sitting} />}
      <p class="foreseen">
        {pointed.value !== null && (
          <Outlook
            sitting={sitting}
            action={pointed.value}
            {...(found.value?.action === pointed.value ? found.value : UNKNOWN)}
          />
        )}
      </p>
    </>
  );
}

const UNKNOWN: Consequence = { certain: [], isUncertain: false };

interface OutlookProps extends Consequence {
  readonly sitting: Sitting;
  readonly action: Action<Shape>;
}

function Outlook({ sitting: { pack, who, texts }, action, certain, isUncertain }: OutlookProps) {
  return (
    <span>
      <b>{sayAction(pack.words, action, who.value)}</b>
      {certain.length > 0 && <> → {certain.join(' ')}</>}
      {isUncertain && <em> {texts.dependsOnLuck}</em>}
    </span>
  );
}

/** Why the last thing was not done. */
function Refusal({ sitting: { pack, texts, refusal } }: { readonly sitting: Sitting }) {
  const { code, rule } = refusal.value ?? { code: '', rule: null };
  return (
    <p class="refusal" role="alert">
      {texts.refused(pack.words.rule[rule ?? ''] ?? code)}
      {rule !== null && (
        <>
          {' '}
          <RuleLink game={pack.id} rule={rule} />
        </>
      )}
    </p>
  );
}
