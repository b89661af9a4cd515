import { LANGUAGES, type Language } from '@consigliere/kernel';
import type { RulesTexts } from '../kit/words/en/rules.ts';

interface MarkLegendProps {
  readonly texts: RulesTexts;
}

/** A legend of the marks K, L, R and T. */
export function MarkLegend({ texts }: MarkLegendProps) {
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

/** Shows an edition's mark: a letter for each subject. */
export function Sureness({ mark, texts }: MarkLegendProps & { readonly mark: string }) {
  return (
    <span class="sureness">
      {certaintiesIn(mark, texts.language).map(({ mark: letter, subject }, at) => (
        <span key={at}>
          <span class={`mark mark-${letter}`} title={texts.sure[letter].name} aria-hidden="true">
            {letter}
          </span>
          <span class="sr-only">{texts.sure[letter].name}</span>{' '}
          {subject === null ? '' : (texts.subjects[subject] ?? subject)}
        </span>
      ))}
    </span>
  );
}

/** How sure we are of something in the box: known, likely, reconstructed by us, or a name translated by us. */
export const MARKS = ['K', 'L', 'R', 'T'] as const;
type CertaintyMark = (typeof MARKS)[number];

/** A letter of an edition's mark and its subject. Null means everything. */
interface Certainty {
  readonly mark: CertaintyMark;
  readonly subject: string | null;
}

const OF_LANGUAGES = `(?:${LANGUAGES.join('|')})`;
const CERTAINTY = new RegExp(
  `(.*?)\\b([${MARKS.join('')}])\\b(?: \\((${OF_LANGUAGES}(?:, ${OF_LANGUAGES})*)\\))?`,
  'g',
);

/**
 * Splits an edition's mark: "name K (de), turf and icons R" is about the name, then about turf and icons. A name that is marked for some
 * languages only is our own translation in the others.
 */
export function certaintiesIn(text: string, language: Language): Certainty[] {
  let subject: string | null = null;
  return Array.from(text.matchAll(CERTAINTY), ([, before = '', letter = '', languages]) => {
    // "the rest L and R" has two letters for one subject.
    subject = before.replace(/^[\s,;()]*(?:and )?/, '').trim() || subject;
    const isTranslated = languages !== undefined && !languages.split(', ').includes(language);
    return { mark: isTranslated ? 'T' : (MARKS.find(each => each === letter) ?? 'R'), subject };
  });
}
