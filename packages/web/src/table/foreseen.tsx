import type { Action, Shape } from '@consigliere/kernel';
import { sayAction } from '@consigliere/kernel/host';
import { RuleLink } from './rule-link.tsx';
import { pointedAt, type Sitting, sayForeseen } from './sitting.ts';

/** What the answer pointed at would do; before one is pointed at, nothing. */
export function Foreseen({ sitting }: { readonly sitting: Sitting }) {
  const action = pointedAt(sitting);
  return (
    <>
      {sitting.refusal.value !== null && <Refusal sitting={sitting} />}
      <p class="foreseen">{action !== null && <Outlook sitting={sitting} action={action} />}</p>
    </>
  );
}

function Outlook({ sitting, action }: { readonly sitting: Sitting; readonly action: Action<Shape> }) {
  const { pack, who } = sitting;
  const brings = sayForeseen(sitting, action);
  return (
    <span>
      <b>{sayAction(pack.words, action, who.value)}</b>
      {brings !== '' && <> → {brings}</>}
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
