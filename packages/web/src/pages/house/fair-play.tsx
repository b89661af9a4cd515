import { Heading } from '../../kit/heading.tsx';
import { Waiting } from '../../kit/lazy.tsx';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';

/** How people treat each other here, and what happens to reports. */
export function FairPlay() {
  const texts = useRareCatalogue('house')?.rules;
  if (texts === undefined) return <Waiting />;
  return (
    <main class="page">
      <Heading text={texts.title} />
      <section class="sheet stack wide">
        <p>{texts.intro}</p>
        <ul class="stack">
          {texts.list.map(rule => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <section class="sheet stack wide" aria-labelledby="reports">
        <h2 id="reports">{texts.reportTitle}</h2>
        <ul class="stack">
          {texts.reports.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </main>
  );
}
