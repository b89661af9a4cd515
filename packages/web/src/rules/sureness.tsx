import type { RulesTexts } from '../kit/words/en/rules.ts';
import { certaintiesIn, MARKS } from './marks.ts';

interface MarksProps {
  readonly texts: RulesTexts;
}

/** What the letters K, L and R mean, and what to do about them. */
export function Marks({ texts }: MarksProps) {
  return (
    <aside class="sheet stack" aria-label={texts.sureness}>
      <dl class="marks">
        {MARKS.map(mark => (
          <div key={mark}>
            <dt>
              <span class={`mark mark-${mark}`} aria-hidden="true">
                {mark}
              </span>{' '}
              {texts.sure[mark].name}
            </dt>
            <dd>{texts.sure[mark].text}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.tellUs}</p>
    </aside>
  );
}

/** An edition's mark: a letter for each thing it is about. */
export function Sureness({ mark, texts }: MarksProps & { readonly mark: string }) {
  return (
    <span class="sureness">
      {certaintiesIn(mark, texts.language).map(({ mark: letter, part }, at) => (
        <span key={at}>
          <span class={`mark mark-${letter}`} title={texts.sure[letter].name} aria-hidden="true">
            {letter}
          </span>
          <span class="sr-only">{texts.sure[letter].name}</span> {part === null ? '' : texts.parts[part]}
        </span>
      ))}
    </span>
  );
}
