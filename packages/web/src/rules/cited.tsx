const NUMBER = /\b((?:CN|DP|CE)-[EI]?\d+)\b/;

/** A text whose rule numbers lead to the rules. */
export function Cited({ text }: { readonly text: string }) {
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
