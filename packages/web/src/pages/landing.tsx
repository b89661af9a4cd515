import type { GameId } from '@consigliere/games/list';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { OFFERED, offerOf } from '../games/faces.ts';
import { Heading } from '../kit/heading.tsx';
import { lazyInner, Nothing, useLate } from '../kit/lazy.tsx';
import { mayHaveTables } from '../kit/link/keep.ts';
import { localRooms } from '../kit/link/local.ts';
import { Skyline } from '../kit/look/art/skyline.tsx';
import { Refused } from '../kit/notice.tsx';
import { APP_NAME } from '../kit/window-name.ts';
import { language } from '../kit/words/language.ts';
import { useTexts } from '../kit/words/texts.ts';
import { inviteFriends, playNow } from '../table/open/open.ts';
import { prepareMatch } from './match-screen.tsx';

/** Not needed on most first visits. */
const OwnTables = lazyInner(async () => (await import('./tables/own-tables.tsx')).OwnTables, Nothing);

/** The front page: three games, each one press away. */
export function Landing() {
  const { landing, bar } = useTexts();
  const isNew = useMemo(() => !mayHaveTables(), []);
  /** The number of open tables; null while they're loading. */
  const open = useSignal(isNew ? 0 : null);
  // Shows everything at once, because tables that arrive later would push the buttons away.
  const isSettled = useLate() || open.value !== null;
  // Starts the worker early, so that it's ready when a button is pressed.
  useEffect(() => {
    if (isNew) localRooms();
  }, []);
  return (
    <>
      <main>
        <div class="hero">
          <div class="hero-words">
            <Heading text={APP_NAME} isHidden />
            <p class="hero-name" aria-hidden="true">
              <Brim />
              Consigliere
            </p>
            <p class="hero-motto">{landing.motto}</p>
          </div>
          <Skyline />
        </div>
        <div class="page">
          {!isNew && (
            <OwnTables
              heading={landing.yours}
              most={3}
              isShown={isSettled}
              onLoaded={count => {
                open.value = count;
              }}
            />
          )}
          {isSettled && (
            <>
              <ul class="offers">
                {OFFERED.map(game => (
                  <OfferCard key={game} game={game} isChief={!open.value} />
                ))}
              </ul>
              <p class="promise">{landing.promise}</p>
            </>
          )}
        </div>
      </main>
      <footer class="footer">
        <span>{landing.footer}</span>
        <a href="/credits">{bar.credits}</a>
      </footer>
    </>
  );
}

interface OfferCardProps {
  readonly game: GameId;
  /** Whether a new match is what most people want here: nobody who has an open one. */
  readonly isChief: boolean;
}

function OfferCard({ game, isChief }: OfferCardProps) {
  const { landing, device } = useTexts();
  const { name, line, seats, minutes, Art } = offerOf(game);
  /** For screen readers, which may read a button without its card. */
  const which = <span class="sr-only">: {name}</span>;
  const isBusy = useSignal(false);
  const refusal = useSignal<string | null>(null);
  const press = async (open: (game: string) => Promise<string | null>) => {
    if (isBusy.value) return;
    isBusy.value = true;
    refusal.value = null;
    refusal.value = await open(game);
    isBusy.value = false;
  };
  return (
    <li class="offer" aria-busy={isBusy.value}>
      <div class={`art art-${game}`} aria-hidden="true">
        <Art />
      </div>
      <div class="offer-words">
        <h2 class="offer-name">{name}</h2>
        <p class="offer-facts figures">
          <span>{landing.players(...seats)}</span> <span>{landing.minutes(...minutes)}</span>
        </p>
        <p class="offer-line">{line[language.value]}</p>
        <button
          type="button"
          class={isChief ? 'button chief' : 'button'}
          // A finger enters the button when it touches it.
          onPointerEnter={() => prepareMatch(game)}
          onFocus={() => prepareMatch(game)}
          onClick={() => press(playNow)}
        >
          {isBusy.value ? landing.opening : landing.play}
          {which}
        </button>
        <button type="button" class="button" onClick={() => press(inviteFriends)}>
          {landing.invite}
          {which}
        </button>
        <p class="offer-more">
          {(
            [
              [`/anybody/${game}`, landing.anybody],
              [`/learn/${game}`, landing.learn],
              [`/new/${game}/together`, device.together],
              [`/new/${game}`, landing.more],
            ] as const
          ).map(([path, label]) => (
            <a key={path} href={path}>
              {label}
              {which}
            </a>
          ))}
        </p>
        <Refused code={refusal.value} />
      </div>
    </li>
  );
}

/** A hat. */
const Brim = () => (
  <svg width="96" height="44" viewBox="0 0 96 44" aria-hidden="true" focusable="false">
    <path
      fill="var(--ink)"
      d="M6 30c10-5 18-6 24-6l4-17c2-6 9-7 14-3 5-4 12-3 14 3l4 17c6 0 14 1 24 6-14 12-70 12-84 0z"
    />
    <path fill="var(--brass-fill)" d="M31 20c11 3 23 3 34 0l1.200 5c-12 3-24 3-36.400 0z" />
  </svg>
);
