import { MAFIOSI, size } from '@consigliere/games/carta-nostra/mafiosi';
import { Crest } from '../../look/art/crest.tsx';
import { aboutTrayCard } from './about.ts';
import { Face } from './card.tsx';
import { isChosen, useDesk } from './desk.ts';
import { Thing } from './thing.tsx';

/** Cards laid out to choose one: CN-11 the hand the Smuggler looks at, CN-13 what lies on the discard pile. */
export function Tray() {
  const desk = useDesk();
  const { prompt, view, words, who } = desk;
  const top = view.flow.at(-1);
  if (prompt === null || (top?.kind !== 'kidnap' && top?.kind !== 'recruit')) return null;
  const counts =
    top.kind === 'kidnap'
      ? (view.own?.looks[top.frame.victim]?.hand ?? [])
      : MAFIOSI.map(
          (_, kind) => view.open.discard.filter((card, at) => card === kind && at !== top.frame.himself).length,
        );
  return (
    <section class="cn-tray" aria-labelledby="cn-tray" data-asks>
      <h2 id="cn-tray">
        {top.kind === 'kidnap' && <Crest seat={top.frame.victim} size={26} />}
        {top.kind === 'kidnap' ? who.names[top.frame.victim] : words.table.discardPile}
        <small>
          {top.kind === 'kidnap' && `${words.table.hand} · `}
          {words.table.cards(size(counts))} <span class="rule">{prompt.rule}</span>
        </small>
      </h2>
      <ul class="cn-cards">
        {MAFIOSI.map((name, mafioso) => {
          const count = counts[mafioso] ?? 0;
          if (count === 0) return null;
          const place = { type: 'tray', mafioso } as const;
          return (
            <li key={name}>
              <Thing
                place={place}
                about={aboutTrayCard(desk, mafioso)}
                isChosen={isChosen(desk, place)}
                class="cn-card"
              >
                <Face mafioso={mafioso} count={count} />
              </Thing>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
