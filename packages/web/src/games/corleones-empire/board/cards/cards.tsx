import {
  ALLY_CARDS,
  type CeView,
  DOLLARS,
  GUN,
  type HandCard,
  JOB_CARDS,
  MAYOR,
  MONEY,
  NARCOTICS,
  POLICE_CHIEF,
  UNION_BOSS,
} from '@consigliere/games/corleones-empire/rules';
import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import { BoardButton } from '../../../kit/board-button.tsx';
import { hyphenate } from '../../../kit/hyphenate.ts';
import { inSentences, sayAloud, withoutRules } from '../../../kit/say.ts';
import { Glyph, HAT, Icon, IconRow, JobShape } from '../art/icons.tsx';
import { type Teller, useBoard } from '../board-context.ts';
import { Neutral } from '../figure.tsx';
import type { Spot } from '../spots.ts';
import { handOfReader } from './sealed.ts';

/** The class of a job's colour, in the order of the colours. */
const COLOURS = ['yellow', 'blue', 'gray', 'green'];

/** A card's face: money, a good, a job with cost and reward, or an ally. Several of a kind are a pile with their number. */
export function Face({ card, count = 1 }: { readonly card: HandCard; readonly count?: number }) {
  return (
    <span class="ce-face" data-count={Math.min(count, 3)}>
      {card >= ALLY_CARDS ? (
        <AllyFace ally={card - ALLY_CARDS} />
      ) : card >= JOB_CARDS ? (
        <JobFace job={card - JOB_CARDS} />
      ) : (
        <KindFace kind={card} />
      )}
      {count > 1 && <span class="ce-count figures">×{count}</span>}
    </span>
  );
}

function KindFace({ kind }: { readonly kind: number }) {
  const { words } = useBoard();
  if (kind < MONEY) return <span class="ce-bill">{words.money(DOLLARS[kind] ?? 0)}</span>;
  return (
    <span class={kind === NARCOTICS ? 'ce-good narcotics' : 'ce-good'}>
      <Icon icon={kind} />
      <span class="ce-card-name">{words.numbered.kind(kind).name}</span>
    </span>
  );
}

function JobFace({ job }: { readonly job: number }) {
  const { view, words } = useBoard();
  const row = view.given.jobs[job];
  if (row === undefined) return null;
  return (
    <span class={`ce-job ${COLOURS[row.colour]}`}>
      <span class="ce-job-name">
        <JobShape colour={row.colour} /> {hyphenate(words.numbered.job(job).name)}
      </span>
      <span class="ce-cost">
        <IconRow icons={[...new Array<number>(GUN).fill(0), ...row.cost]} />
      </span>
      <span class="ce-effect">{words.effect[row.effect].brief}</span>
      <span class="ce-reward">
        {row.reward.map((kind, at) => (
          <Icon key={at} icon={kind} />
        ))}
      </span>
    </span>
  );
}

/** The neutral figure of an ally's effect. */
const FIGURES: Readonly<Partial<Record<string, number>>> = {
  mayor: MAYOR,
  'union-boss': UNION_BOSS,
  'police-chief': POLICE_CHIEF,
  'police-chief-hit': POLICE_CHIEF,
};

/** An ally's neutral figure, or a hat. */
export function Portrait({ ally }: { readonly ally: number }) {
  const figure = FIGURES[useBoard().view.given.allies[ally]?.effect ?? ''];
  return <span class="ce-portrait">{figure === undefined ? <Glyph path={HAT} /> : <Neutral neutral={figure} />}</span>;
}

function AllyFace({ ally }: { readonly ally: number }) {
  const { view, words } = useBoard();
  const row = view.given.allies[ally];
  if (row === undefined) return null;
  const { brief } = words.effect[row.effect];
  return (
    <span class="ce-ally">
      <span class="ce-card-name">{hyphenate(words.numbered.ally(ally).name)}</span>
      <Portrait ally={ally} />
      {brief !== undefined && <span class="ce-effect">{brief}</span>}
      <IconRow icons={row.icons} />
    </span>
  );
}

/** Explains a card: a job with its cost. */
export function explainCard({ numbered, jobTitle }: CorleonesEmpireWords, card: HandCard) {
  const job = card - JOB_CARDS;
  if (card >= JOB_CARDS && card < ALLY_CARDS) return { title: jobTitle(job), lines: [numbered.job(job).help] };
  const { name, help } = card >= ALLY_CARDS ? numbered.ally(card - ALLY_CARDS) : numbered.kind(card);
  return { title: name, lines: [help] };
}

/** The accessible name of a card. A job says what it costs, does and pays, and which goods the reader lacks. */
export function nameCard({ view, words, labels }: Teller, card: HandCard): string {
  const { title, lines } = explainCard(words, card);
  if (card < JOB_CARDS) return title;
  const lacking = card >= ALLY_CARDS ? [] : findMissing(view, card - JOB_CARDS);
  const missing = lacking.length > 0 ? labels.missing(words.kinds(lacking)) : '';
  return sayAloud(inSentences([title, ...lines.map(withoutRules), missing]));
}

/** CE-16 The goods that the reader lacks to pay for a job; none if Narcotics can replace them. */
function findMissing(view: CeView, job: number): number[] {
  const hand = handOfReader(view);
  const count = (kind: number): number => hand.filter(card => card === kind).length;
  const cost = view.own === null ? [] : (view.given.jobs[job]?.cost ?? []);
  const missing = cost.map((wanted, good) => Math.max(0, wanted - count(GUN + good)));
  const total = missing.reduce((sum, each) => sum + each, 0);
  return total <= count(NARCOTICS) ? [] : [...new Array<number>(GUN).fill(0), ...missing];
}

interface CardButtonProps {
  readonly spot: Spot;
  readonly card: HandCard;
  readonly count?: number;
  readonly class?: string;
  /** Lines after those of the card. */
  readonly more?: readonly string[];
  /** Whether pointing at the card shows it whole, where it is drawn flat. */
  readonly isWhole?: boolean;
}

/** A card that can be chosen. */
export function CardButton({
  spot,
  card,
  count = 1,
  class: style = 'ce-card',
  more = [],
  isWhole = false,
}: CardButtonProps) {
  const context = useBoard();
  const { title, lines } = explainCard(context.words, card);
  const label = inSentences([nameCard(context, card), ...(count > 1 ? more : [])]);
  return (
    <BoardButton spot={spot} title={title} lines={[...lines, ...more]} label={label} class={style}>
      <Face card={card} count={count} />
      {isWhole && (
        <span class="ce-card ce-whole">
          <Face card={card} />
        </span>
      )}
    </BoardButton>
  );
}
