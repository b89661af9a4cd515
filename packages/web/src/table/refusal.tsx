import { useProblem } from '../kit/notice.tsx';
import { RuleLink } from './rule-link.tsx';
import type { Sitting } from './sitting.ts';

/** Why the last command was refused. */
export function Refusal({ sitting: { pack, texts, refusal } }: { readonly sitting: Sitting }) {
  const { code, rule } = refusal.value ?? { code: '', rule: null };
  const problem = useProblem(code);
  return (
    <p class="refusal">
      {texts.refused(pack.words.rule[rule ?? ''] ?? problem)}
      {rule !== null && (
        <>
          {' '}
          <RuleLink game={pack.id} rule={rule} />
        </>
      )}
    </p>
  );
}
