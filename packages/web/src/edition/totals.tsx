import { sayIn } from '../words/say.ts';
import { useTexts } from '../words/texts.ts';
import type { OpenBox } from './boxes.ts';

/** Numbers that follow from all the others, in the standard edition and now. */
export function Totals({ open, edition }: { readonly open: OpenBox; readonly edition: unknown }) {
  const { texts, box } = open;
  const { number } = sayIn(useTexts().spoken);
  const before = box.totals(box.standard);
  const now = box.totals(edition);
  const named: Readonly<Record<string, string>> = texts.byGame[open.game].total;
  return (
    <table class="box-totals">
      <caption>{texts.totals}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.standard}</th>
          <th scope="col">{texts.now}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(before).map(([name, count]) => (
          <tr key={name} class={now[name] === count ? '' : 'changed'}>
            <th scope="row">{named[name] ?? name}</th>
            <td>{number(count)}</td>
            <td>{number(now[name] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
