import { type CeEventOf, MONEY, SUITCASE, worth } from '@consigliere/games/corleones-empire/rules';
import { Crest } from '../../../../kit/look/art/crest.tsx';
import { Icon } from '../art/icons.tsx';
import { type CeBoardContext, familyOf, useBoard } from '../board-context.ts';
import { findNews } from './news.ts';

type Revealed = CeEventOf<'bids' | 'offered'>;

/** The sealed choices that were opened since the reader's last answer. */
const findRevealed = (context: CeBoardContext): Revealed | undefined =>
  findNews(context)
    .flatMap(({ events }) => events)
    .findLast((event): event is Revealed => event.type === 'bids' || event.type === 'offered');

const one = (money: number | null): number[] => Array.from({ length: MONEY }, (_, kind) => (kind === money ? 1 : 0));

/** CE-28, CE-41 The money that everybody had put into the lid: all lids open together. */
export function Reveal() {
  const context = useBoard();
  const { labels, words } = context;
  const event = findRevealed(context);
  if (event === undefined) return null;
  const lids = event.type === 'bids' ? event.bids : event.money.map(one);
  const best = Math.max(...lids.map(worth));
  return (
    <section
      class="ce-reveal"
      aria-labelledby="ce-reveal"
      key={context.story?.findLastIndex(({ events }) => events.includes(event))}
    >
      <h2 id="ce-reveal">{event.type === 'bids' ? labels.bid.opened : labels.bid.offered}</h2>
      <ul aria-hidden="true">
        {lids.map((money, seat) => (
          <li key={seat} class={worth(money) > 0 && worth(money) === best ? 'best' : undefined}>
            <Crest seat={familyOf(context, seat)} size={18} />
            <b class="figures">{words.money(worth(money))}</b>
            <i class="ce-cover">
              <Icon icon={SUITCASE} />
            </i>
          </li>
        ))}
      </ul>
      <p class="sr-only">{words.event[event.type](event as never, context.who)}</p>
    </section>
  );
}
