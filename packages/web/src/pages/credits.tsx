import { Heading } from '../kit/heading.tsx';
import { useFurtherTexts } from '../kit/words/texts.ts';

export function Credits() {
  const { credits } = useFurtherTexts();
  return (
    <main class="page">
      <Heading text={credits.title} />
      <section class="sheet stack">
        <h2>{credits.fonts}</h2>
        <p>{credits.limelight}</p>
        <p>{credits.sourceSans}</p>
        <p>
          {credits.licence} <a href="https://openfontlicense.org/">openfontlicense.org</a>
        </p>
      </section>
      <section class="sheet stack">
        <h2>Consigliere</h2>
        <p>{credits.drawing}</p>
        <p>{credits.games}</p>
      </section>
    </main>
  );
}
