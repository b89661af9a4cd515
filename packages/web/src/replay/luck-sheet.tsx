import { canonical, type Draw } from '@consigliere/kernel/host';
import type { Luck } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Witness } from '../kit/link/commitments.ts';
import type { ReplayedMatch } from '../kit/replay/replay-record.ts';
import { yieldToPage } from '../kit/replay/replay-record.ts';
import type { ReplayTexts } from '../kit/words/en/replay.ts';
import { checkFairness, type Fairness, sayFairness } from './fairness.ts';

interface LuckSheetProps {
  readonly replayed: ReplayedMatch;
  /** null if the origin of the seed is unknown. */
  readonly luck: Luck | null;
  readonly witness: Witness;
  readonly names: readonly string[];
  readonly texts: ReplayTexts;
}

/** Whether the luck was fair, and the data behind it. */
export function LuckSheet({ replayed, luck, witness, names, texts }: LuckSheetProps) {
  const fairness = useSignal<Fairness | null>(null);
  useEffect(() => {
    checkFairness(replayed, luck, yieldToPage).then(found => {
      fairness.value = found;
    });
  }, [replayed, luck]);
  const found = fairness.value;
  return (
    <section class="sheet stack luck" aria-labelledby="luck">
      <h2 id="luck">{texts.fairness}</h2>
      <p class="verdict" role="status">
        {found === null ? texts.checking : sayFairness(found, { replayed, luck, witness }, texts)}
      </p>
      <dl class="luck-facts">
        {listFacts(replayed, luck, names, texts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {found !== null && <Draws draws={found.draws} texts={texts} />}
    </section>
  );
}

function listFacts({ record }: ReplayedMatch, luck: Luck | null, names: readonly string[], texts: ReplayTexts) {
  const seed: readonly [string, string] = [texts.matchSeed, record.seed];
  if (luck === null) return [seed];
  const added = luck.entropy.map((each, seat): readonly [string, string] => [
    texts.entropyOf(names[seat] ?? texts.player(seat + 1)),
    each ?? (luck.levels === null ? texts.noEntropy : texts.botLevel(luck.levels[seat] ?? 0)),
  ]);
  const { game, version, options } = record;
  const terms: readonly (readonly [string, string])[] =
    luck.levels === null ? [] : [[texts.seedTerms, `${game} ${version} ${canonical(options)}`]];
  return [[texts.commitment, luck.commitment], [texts.roomSeed, luck.seed], ...terms, ...added, seed] as const;
}

/** Every shuffle and die roll, so that a reader can recompute them. */
function Draws({ draws, texts }: { readonly draws: readonly Draw[]; readonly texts: ReplayTexts }) {
  return (
    <details>
      <summary>{texts.draws(draws.length)}</summary>
      <p class="second">{texts.valuesHint}</p>
      <table class="draws">
        <thead>
          <tr>
            <th scope="col">{texts.purpose}</th>
            <th scope="col">{texts.epoch}</th>
            <th scope="col">{texts.values}</th>
          </tr>
        </thead>
        <tbody>
          {draws.map(({ purpose, epoch, values }, at) => (
            <tr key={at}>
              <th scope="row">{purpose}</th>
              <td class="figures">{epoch}</td>
              <td class="figures">{values.map(([n, value]) => `${n}→${value}`).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
