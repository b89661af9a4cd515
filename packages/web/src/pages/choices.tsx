import { usePack, useRules } from '../games/use-pack.ts';
import { Heading } from '../kit/heading.tsx';
import { Notice, Way } from '../kit/notice.tsx';
import { useCatalogue } from '../words/catalogues.ts';
import { useFurtherTexts, useTexts } from '../words/texts.ts';
import { TOGETHER, USUAL } from './choice.ts';
import { Form, type Wanted } from './choices-form.tsx';
import { GameTabs } from './game-links.tsx';
import { OFFERS } from './offers.ts';

/** Opening a table with choices of one's own. */
export function Choices({ game, isTogether }: { readonly game: string | null; readonly isTogether: boolean }) {
  const { games, landing, ways } = useTexts();
  const { choices } = useFurtherTexts();
  const offer = OFFERS.find(each => each.game === (game ?? OFFERS[0]?.game));
  if (offer === undefined)
    return (
      <Notice name="unknown">
        <Way chief label={ways.home} href="/" />
      </Notice>
    );
  const name = games[offer.game]?.name ?? offer.game;
  return (
    <main class="page">
      <Heading text={game === null ? choices.title : choices.titleOf(name)} />
      <GameTabs label={choices.which} game={offer.game} to={each => `/new/${each}${isTogether ? '/together' : ''}`} />
      <p>
        <a href={`/learn/${offer.game}`}>{landing.learnLong(name)}</a>
      </p>
      <Prepared key={offer.game} offer={offer} first={isTogether ? TOGETHER : USUAL} />
    </main>
  );
}

/** All of the form at once: what came later would push its button from under the pointer. */
function Prepared(wanted: Wanted) {
  const { bar } = useTexts();
  const { game } = wanted.offer;
  const pack = usePack(game);
  const rules = useRules(game);
  const editions = useCatalogue('edition');
  if (pack === null || rules === null || editions === null) return <p class="waiting">{bar.loading}</p>;
  return <Form {...wanted} pack={pack} rules={rules} editions={editions} />;
}
