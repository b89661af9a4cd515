import type { RoomSeen } from '@consigliere/match';
import type { Pack } from '../games/pack.ts';
import { TONGUES } from '../words/pages.ts';
import { useFurtherTexts, useTexts } from '../words/texts.ts';
import { clockName } from './clocks.ts';
import { sayValue } from './option-choices.tsx';
import './tables.css';

/** What was agreed when the table was opened. */
export function Agreed({ terms, pack }: { readonly terms: RoomSeen['terms']; readonly pack: Pack | null }) {
  const { bar } = useTexts();
  const texts = useFurtherTexts();
  const { gather, choices } = texts;
  const clock = clockName(terms.clock);
  const facts: (readonly [string, string])[] = [
    ...(clock === undefined ? [] : [[choices.clock, choices.clocks[clock]] as const]),
    [choices.who, terms.isPublic ? choices.isPublic : choices.byLink],
    [choices.confirm, terms.confirm ? choices.yes : choices.no],
    ...Object.entries(TONGUES).flatMap(([each, name]) =>
      each === terms.language ? [[bar.language, name] as const] : [],
    ),
    ...(pack === null
      ? []
      : Object.entries(terms.options).flatMap(([name, value]) =>
          name === 'edition' ? [] : [[pack.words.option[name] ?? name, sayValue(pack, name, value, texts)] as const],
        )),
  ];
  return (
    <details class="sheet">
      <summary>{gather.terms}</summary>
      <dl class="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
