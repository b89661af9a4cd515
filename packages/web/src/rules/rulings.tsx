import type { BookRuling } from '../games/book.ts';
import type { RulesTexts } from '../kit/words/en/rules.ts';

interface RulingsProps {
  readonly rulings: readonly BookRuling[];
  readonly texts: RulesTexts;
  readonly isOpen?: boolean;
}

/** A badge for rules with rulings. It opens to show the rulings and their reasons. */
export function Rulings({ rulings, texts, isOpen = false }: RulingsProps) {
  if (rulings.length === 0) return null;
  return (
    <details class="book-rulings" open={isOpen}>
      <summary title={texts.rulingText}>
        <span class="book-ruling">{texts.rulings(rulings.length)}</span>
      </summary>
      <ul>
        {rulings.map(({ ruling, reason, option }) => (
          <li key={ruling}>
            <p>
              <CitedText text={ruling} />
            </p>
            <p class="second">
              {texts.why} <CitedText text={reason} />
            </p>
            {option !== null && <p class="second">{texts.byOption(option)}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}

const NUMBER = /\b((?:CN|DP|CE)-[EI]?\d+)\b/;

/** A text whose rule numbers are links. */
export function CitedText({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(NUMBER).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <a key={at} href={`#${part}`}>
            {part}
          </a>
        ),
      )}
    </>
  );
}
