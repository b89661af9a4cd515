import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ScoreRow } from '../games/score-sheet.ts';
import { Crest } from '../kit/look/art/crest.tsx';
import type { EndTexts } from '../kit/words/en/end.ts';
import { RuleLink } from '../table/rule-link.tsx';
import type { Sitting } from '../table/sitting.ts';
import { type EndPlayer, sayWinners } from './players.ts';
import type { MatchEnd } from './result.ts';
import { useHeadingFocus } from './scenes.ts';
import './end.css';

interface SheetProps {
  readonly sitting: Sitting;
  readonly end: MatchEnd;
  readonly texts: EndTexts;
  readonly isPlayed: boolean;
}

/** Whether the player has skipped the reveal: any key or touch shows all lines. */
function useHaste(): boolean {
  const isHasty = useSignal(false);
  useEffect(() => {
    const hurry = (): void => {
      isHasty.value = true;
    };
    addEventListener('keydown', hurry, { once: true });
    addEventListener('pointerdown', hurry, { once: true });
    return () => {
      removeEventListener('keydown', hurry);
      removeEventListener('pointerdown', hurry);
    };
  }, []);
  return isHasty.value;
}

/** The result with its reason, and the score sheet, which is revealed line by line if the viewer saw the match end. */
export function ScoreSheet({ sitting, end, texts, isPlayed }: SheetProps) {
  const { roomView, who, pack, texts: table } = sitting;
  const isHasty = useHaste();
  const heading = useHeadingFocus<HTMLHeadingElement>(isPlayed);
  const { players, result, sheet, winners } = end;
  return (
    <section class={isHasty || !isPlayed ? 'result at-once' : 'result'} aria-labelledby="winner">
      <h2 ref={heading} id="winner" class="winner" tabIndex={-1}>
        {winners.map(seat => (
          <Crest key={seat} seat={players[seat]?.family ?? seat} size={36} />
        ))}
        {sayWinners(winners, { names: who.value.names, own: roomView.value.seat }, texts)}
      </h2>
      <p class="why-won">
        {sheet.why} <RuleLink game={pack.id} rule={sheet.rule} label={table.rule(sheet.rule)} />
      </p>
      <table>
        <thead>
          <tr>
            <td />
            {players.map(({ name, family }, seat) => (
              <th key={seat} scope="col">
                <Crest seat={family} size={24} />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {sheet.rows.map((row, index) => (
          <Line key={row.label} row={row} at={index} players={players} game={pack.id} />
        ))}
        <tbody class="is-place revealed" style={{ '--nth': sheet.rows.length }}>
          <tr>
            <th scope="row">{table.place}</th>
            {result.place.map((place, seat) => (
              <td key={seat}>{place === 0 ? '–' : place}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

interface LineProps {
  readonly row: ScoreRow;
  readonly at: number;
  readonly players: readonly EndPlayer[];
  readonly game: string;
}

/** A row, and below it its parts. */
function Line({ row, at, players, game }: LineProps) {
  const notes = (row.notes ?? []).flatMap((note, seat) => (note === '' ? [] : [[seat, note] as const]));
  return (
    <tbody class={`is-${row.kind} revealed`} style={{ '--nth': at }}>
      <tr>
        <th scope="row">
          {row.label} <RuleLink game={game} rule={row.rule} />
        </th>
        {row.by.map((value, seat) => (
          <td key={seat}>{row.say(value)}</td>
        ))}
      </tr>
      {notes.length > 0 && (
        <tr class="notes">
          <td colSpan={players.length + 1}>
            <ul>
              {notes.map(([seat, note]) => (
                <li key={seat}>
                  <Crest seat={players[seat]?.family ?? seat} size={16} />
                  <span class="sr-only">{players[seat]?.name}: </span>
                  {note}
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </tbody>
  );
}
