import type { Sitting } from './sitting.ts';
import '../look/result.css';

/** Who won, and the score sheet line by line. */
export function ResultSheet({ sitting }: { readonly sitting: Sitting }) {
  const { seen, who, texts, pack } = sitting;
  const result = seen.value.match?.result ?? null;
  if (result === null) return null;
  const { names } = who.value;
  const winners = result.place.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const isMine = seen.value.seat !== null && winners.includes(seen.value.seat);
  return (
    <section class="result" aria-labelledby="over">
      <h2 id="over">{texts.over}</h2>
      <p class="winner">
        {winners.length === 0
          ? texts.nobodyWon
          : isMine
            ? texts.youWon
            : texts.won(winners.map(seat => names[seat]).join(', '))}
      </p>
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.lines.map(({ what, by }) => (
            <tr key={what}>
              <th scope="row">{pack.words.score[what] ?? what}</th>
              {by.map((value, seat) => (
                <td key={seat}>{value}</td>
              ))}
            </tr>
          ))}
          <tr class="total">
            <th scope="row">{texts.place}</th>
            {result.place.map((place, seat) => (
              <td key={seat}>{place === 0 ? '–' : place}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
