import { HELD, TILES } from '@consigliere/games/der-pate/rules';
import type { Explanation } from '../../../kit/explanation.ts';
import { useBoard } from '../board-context.ts';
import { Icon } from '../drawings.tsx';
import { explainFavour, explainTile } from '../explanations.ts';
import { FAVOUR_ICONS, FIELD_ICONS, TILE_ICONS } from '../icons.ts';
import { makeTarget } from '../target.ts';

/** The tiles of the viewer, and the favours a friend can be handed in for. */
export function Tokens() {
  const context = useBoard();
  const { view, words, labels } = context;
  const { seat, open } = view;
  if (seat === null) return null;
  const tiles = TILES.flatMap((name, tile) => (open.tiles[seat]?.[tile] === HELD ? [{ name, tile }] : []));
  const friends = open.friends[seat] ?? 0;
  const favours = friends === 0 ? [] : view.given.favours.slice(0, open.favours[seat] ?? 0);
  return (
    <section class="dp-hand" aria-label={labels.yourThings} data-spot={`tiles-${seat}`} data-clear>
      {tiles.length > 0 ? (
        <ul class="dp-tokens" aria-label={labels.yourTiles}>
          {tiles.map(({ name, tile }) => (
            <Token
              key={name}
              spot={`tile-${tile}`}
              colour={tile < 3 ? 'grey' : 'red'}
              icon={TILE_ICONS[name]}
              explanation={explainTile(context, tile)}
            />
          ))}
        </ul>
      ) : (
        <span class="dp-no-tiles">{labels.noTiles}</span>
      )}
      {friends > 0 && (
        <span class="dp-friends figures">
          <Icon path={FIELD_ICONS.friend} size={20} />
          <b aria-hidden="true">{friends}</b>
          <span>{labels.favoursFor(friends)}</span>
        </span>
      )}
      {favours.length > 0 && (
        <ul class="dp-tokens" aria-label={words.track.favours}>
          {favours.map(favour => (
            <Token
              key={favour}
              spot={`favour-${favour}`}
              colour="favour"
              icon={FAVOUR_ICONS[favour - 1] ?? ''}
              explanation={explainFavour(context, favour)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface TokenProps {
  readonly spot: string;
  readonly colour: 'grey' | 'red' | 'favour';
  readonly icon: string;
  readonly explanation: Explanation;
}

function Token({ spot, colour, icon, explanation }: TokenProps) {
  const about = explanation.title;
  const target = makeTarget(useBoard(), spot, { class: `dp-token ${colour}`, about, explain: () => explanation });
  return (
    <li>
      <div data-token={spot} {...target}>
        <Icon path={icon} size={22} />
        <span>{about}</span>
      </div>
    </li>
  );
}
