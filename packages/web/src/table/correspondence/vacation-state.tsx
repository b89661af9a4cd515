import type { RoomView } from '@consigliere/match';
import { language } from '../../kit/words/language.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { sayDeadlinesIn } from '../../kit/words/say-deadline.ts';

interface VacationStateProps {
  readonly chair: RoomView['chairs'][number];
  /** House time. */
  readonly now: number;
}

/** Tells at a player's seat until when they are on vacation. */
export function VacationState({ chair: { vacation }, now }: VacationStateProps) {
  const texts = useRareCatalogue('correspondence');
  if (texts === null || vacation === null) return null;
  const last = vacation.until - (now - Date.now()) - 1;
  return <p class="state absent">{texts.away(sayDeadlinesIn(language.value).day(last))}</p>;
}
