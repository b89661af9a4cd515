import type { RoomView } from '@consigliere/match';
import { Crest } from '../kit/look/art/crest.tsx';
import { Face } from '../kit/look/art/faces/face.tsx';
import type { EndTexts } from '../kit/words/en/end.ts';
import { RuleLink } from '../table/rule-link.tsx';
import type { Sitting } from '../table/sitting.ts';
import { Rematch } from './again.tsx';
import { splitVerdict } from './players.ts';
import { listStandings, type MatchEnd, useMatchEnd } from './result.ts';
import { goOn, useHeadingFocus } from './scenes.ts';
import './winner.css';

interface WinnerProps {
  readonly sitting: Sitting;
  readonly texts: EndTexts;
}

/** The scene of the winner: the crest, the name in neon, the reason, and everybody's total. It stays until the viewer goes on. */
export function Winner({ sitting, texts }: WinnerProps) {
  const end = useMatchEnd(sitting, texts);
  return end === null ? null : <WinnerScene sitting={sitting} texts={texts} end={end} />;
}

function WinnerScene({ sitting, texts, end }: WinnerProps & { readonly end: MatchEnd }) {
  const { roomView, who, pack, texts: table } = sitting;
  const { seat: own, chairs } = roomView.value;
  const { players, sheet, winners } = end;
  const heading = useHeadingFocus<HTMLHeadingElement>(true);
  const [sign, rest] = splitVerdict(winners, { names: who.value.names, own }, texts);
  return (
    <div class="winner-scene">
      <div class="champion">
        <div class="champion-crests">
          {winners.map(seat => (
            <Champion key={seat} game={pack.id} family={players[seat]?.family ?? seat} chair={chairs[seat]} />
          ))}
        </div>
        <p class="over-label">{table.over}</p>
        <h2 ref={heading} class="display" tabIndex={-1}>
          <span class={winners.length === 0 ? 'neon nobody' : 'neon'} style={{ '--letters': sign.length }}>
            {sign}
          </span>
          {rest !== '' && <span class="champion-rest"> {rest}</span>}
        </h2>
        <p>
          {sheet.why} <RuleLink game={pack.id} rule={sheet.rule} label={table.rule(sheet.rule)} />
        </p>
      </div>
      <Standings end={end} own={own} you={table.you} />
      <div class="ways">
        <button type="button" class="button chief" onClick={() => goOn(sitting)}>
          {texts.sheet}
        </button>
        <Rematch sitting={sitting} texts={texts} />
      </div>
    </div>
  );
}

interface ChampionProps {
  readonly game: string;
  readonly family: number;
  readonly chair: RoomView['chairs'][number] | undefined;
}

/** A winner's crest, and the portrait of a bot. */
const Champion = ({ game, family, chair }: ChampionProps) => (
  <p class="champion-crest">
    {chair?.sitter === 'bot' && <Face game={game} level={chair.level} family={family} />}
    <Crest seat={family} size={104} />
  </p>
);

interface StandingsProps {
  readonly end: MatchEnd;
  readonly own: number | null;
  readonly you: string;
}

/** Everybody's total, from the first to the last. */
const Standings = ({ end, own, you }: StandingsProps) => (
  <ol class="standings">
    {listStandings(end).map(({ seat, family, name, total, note }) => (
      <li key={seat} class={seat === own ? 'own' : undefined}>
        <Crest seat={family} size={24} />
        <span class="standing-name">
          {name}
          {seat === own && <small>{you}</small>}
          {note !== '' && <small>{note}</small>}
        </span>{' '}
        <b class="figures">{total}</b>
      </li>
    ))}
  </ol>
);
