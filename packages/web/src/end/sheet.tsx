import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ScoreRow } from '../games/score-sheet.ts';
import { Crest } from '../kit/look/art/crest.tsx';
import type { EndTexts } from '../kit/words/en/end.ts';
import { language, useLocalized } from '../kit/words/language.ts';
import { RuleLink } from '../table/rule-link.tsx';
import type { Sitting } from '../table/sitting.ts';
import { type EndPlayer, listPlayers, listWinners, sayWinners } from './players.ts';
import './end.css';

interface SheetProps {
  readonly sitting: Sitting;
  readonly texts: EndTexts;
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

/** The result with its reason, and the score sheet, which is revealed line by line. */
export function ScoreSheet({ sitting, texts }: SheetProps) {
  const { roomView, who, pack, link, texts: table } = sitting;
  const scoring = useLocalized(() => pack.scoring(language.peek()), pack.id);
  const isHasty = useHaste();
  const { match, seat: own } = roomView.value;
  const result = match?.result ?? null;
  if (scoring === null || match === null || result === null) return null;
  const players = listPlayers(scoring, match.view.open, who.value.names);
  const events = link.story.value.at(-1)?.events ?? [];
  const sheet = scoring.sheet(
    { view: match.view, result, events, who: who.value },
    {
      ...{ words: pack.words, texts, own: scoring.own },
    },
  );
  const winners = listWinners(result);
  const last = sheet.rows.length + 1;
  return (
    <section class={isHasty ? 'result at-once' : 'result'} aria-labelledby="over winner">
      <h2 id="over">{table.over}</h2>
      <div class="verdict-of-match revealed" style={{ '--nth': last + 1 }}>
        <p id="winner" class="winner">
          {winners.map(seat => (
            <Crest key={seat} seat={players[seat]?.family ?? seat} size={36} />
          ))}
          {sayWinners(winners, { names: who.value.names, own }, texts)}
        </p>
        <p>
          {sheet.why} <RuleLink game={pack.id} rule={sheet.rule} label={table.rule(sheet.rule)} />
        </p>
      </div>
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
        <tbody class="is-place revealed" style={{ '--nth': last }}>
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
