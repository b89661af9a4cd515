import { isGameId } from '@consigliere/games/list';
import { gameName, OFFERED } from '../../games/faces.ts';
import { GameTabs } from '../../games/game-links.tsx';
import { usePack, useRules } from '../../games/use-pack.ts';
import { Heading } from '../../kit/heading.tsx';
import { Notice, Way } from '../../kit/notice.tsx';
import { useCatalogue } from '../../kit/words/catalogues.ts';
import { useFurtherTexts, useTexts } from '../../kit/words/texts.ts';
import { TOGETHER, USUAL } from '../../table/open/choice.ts';
import { Form, type Wanted } from './choices-form.tsx';

/** Opening a table with choices of one's own. */
export function Choices({ game, isTogether }: { readonly game: string | null; readonly isTogether: boolean }) {
  const { landing, ways } = useTexts();
  const { choices } = useFurtherTexts();
  const chosen = game ?? OFFERED[0] ?? '';
  if (!isGameId(chosen))
    return (
      <Notice name="unknown">
        <Way chief label={ways.home} href="/" />
      </Notice>
    );
  const name = gameName(chosen);
  return (
    <main class="page">
      <Heading text={game === null ? choices.title : choices.titleOf(name)} />
      <GameTabs label={choices.which} game={chosen} to={each => `/new/${each}${isTogether ? '/together' : ''}`} />
      <p>
        <a href={`/learn/${chosen}`}>{landing.learnLong(name)}</a>
      </p>
      <Prepared key={chosen} game={chosen} first={isTogether ? TOGETHER : USUAL} />
    </main>
  );
}

/** All of the form at once: what came later would push its button from under the pointer. */
function Prepared(wanted: Wanted) {
  const { bar } = useTexts();
  const { game } = wanted;
  const pack = usePack(game);
  const rules = useRules(game);
  const editions = useCatalogue('edition');
  if (pack === null || rules === null || editions === null) return <p class="waiting">{bar.loading}</p>;
  return <Form {...wanted} pack={pack} rules={rules} editions={editions} />;
}
