import { language } from '../../kit/words/language.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { sayDeadlinesIn } from '../../kit/words/say-deadline.ts';

/** Until when the guest has to answer, in the device's time zone. */
export function Until({ deadline }: { readonly deadline: number | null }) {
  const texts = useRareCatalogue('correspondence');
  if (texts === null || deadline === null) return null;
  return <> {texts.deadline(sayDeadlinesIn(language.value).by(deadline, Date.now()))}</>;
}
