import type { EffectName } from '../edition/edition.ts';
import type { CeAction, CeSeatView } from '../types.ts';

/** Abilities against other players. */
const ROUGH: readonly EffectName[] = ['move-opposing', 'car-bomb', 'drive-by', 'hit', 'hit-thug', 'offer', 'heist'];

/** Leaves other players' figures and money alone, and doesn't bid against anybody. */
export function isGentle({ given }: CeSeatView, action: CeAction): boolean {
  if (action.type === 'job' || action.type === 'public-job')
    return !ROUGH.includes(given.jobs[action.job]?.effect ?? 'none');
  return action.type !== 'bid' && action.type !== 'hit' && action.type !== 'rob';
}
