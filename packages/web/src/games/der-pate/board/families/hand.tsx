import { HELD, TILES } from '@consigliere/games/der-pate/rules';
import type { ComponentChildren } from 'preact';
import type { Explanation } from '../../../kit/explanation.ts';
import { useBoard } from '../board-context.ts';
import { FavourIcon, TileIcon } from '../drawings.tsx';
import { explainFavour, explainTile } from '../explanations.ts';
import { makeTarget } from '../target.ts';

/** What the viewer can use at some moment: tiles, and the favours for which there is a friend. */
export function Hand() {
  const context = useBoard();
  const { view, words, labels } = context;
  const { seat, open } = view;
  if (seat === null) return null;
  const tiles = TILES.flatMap((name, tile) => (open.tiles[seat]?.[tile] === HELD ? [{ name, tile }] : []));
  const friends = open.friends[seat] ?? 0;
  const favours = friends === 0 ? [] : view.given.favours.slice(0, open.favours[seat] ?? 0);
  if (tiles.length === 0 && favours.length === 0) return null;
  return (
    <section class="dp-hand" aria-label={labels.yourThings} data-clear>
      {tiles.length > 0 && (
        <ul class="dp-tokens" aria-label={labels.yourTiles}>
          {tiles.map(({ name, tile }) => (
            <Token
              key={name}
              place={`tile-${tile}`}
              name={words.tile[name].name}
              colour={tile < 3 ? 'grey' : 'red'}
              about={() => explainTile(context, tile)}
            >
              <TileIcon tile={name} size={22} />
            </Token>
          ))}
        </ul>
      )}
      {favours.length > 0 && (
        <>
          <h3>
            {words.track.favours} · {labels.favoursFor(friends)}
          </h3>
          <ul class="dp-tokens">
            {favours.map(favour => (
              <Token
                key={favour}
                place={`favour-${favour}`}
                name={words.favour[favour - 1]?.name ?? ''}
                colour="favour"
                about={() => explainFavour(context, favour)}
              >
                <FavourIcon favour={favour} size={22} />
              </Token>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface TokenProps {
  readonly place: string;
  readonly name: string;
  readonly colour: 'grey' | 'red' | 'favour';
  readonly about: () => Explanation;
  readonly children: ComponentChildren;
}

function Token({ place, name, colour, about, children }: TokenProps) {
  const context = useBoard();
  const { isLit: _, class: states, ...rest } = makeTarget(context, place, name, about);
  return (
    <li>
      <div class={`dp-token ${colour}${states}`} data-token={place} {...rest}>
        {children}
        <span>{name}</span>
      </div>
    </li>
  );
}
