import { HORSE_HEAD, JOB, KINDS } from '@consigliere/games/corleones-empire/rules';
import { inSentences } from './about.ts';
import { Icon } from './art/icons.tsx';
import { callOf, nameOf, useDesk } from './desk.ts';
import { Thing } from './thing.tsx';

/** CE-24 Every pile with what is left of it, the decks, and whose the Horse Head is. */
export function Piles() {
  const desk = useDesk();
  const { view, words, labels } = desk;
  const { open, tally } = view;
  const { table } = words;
  const jobs = `${table.deck}: ${table.cards(tally.jobs)}. ${table.discard}: ${table.cards(open.jobDiscard.length)}`;
  const discarded = open.jobDiscard.map(job => words.jobTitle(job)).join(', ');
  return (
    <section class="ce-piles" aria-label={table.piles}>
      {Array.from({ length: KINDS }, (_, kind) => {
        const { name, help } = words.numbered.kind(kind);
        const left = open.piles[kind] ?? 0;
        return (
          <Thing
            key={kind}
            place={`pile-${kind}`}
            title={name}
            lines={[help, labels.left(left)]}
            label={inSentences([name, labels.left(left)])}
            class="ce-pile"
          >
            <Icon icon={kind} />
            <b class="figures">{left}</b>
          </Thing>
        );
      })}
      <Thing
        place="jobs"
        title={`${table.jobs}: ${table.deck}`}
        lines={[`${jobs} (CE-24).`, discarded]}
        label={inSentences([table.jobs, jobs])}
        class="ce-pile"
      >
        <Icon icon={JOB} />
        <b class="figures">
          {tally.jobs}
          <small>+{open.jobDiscard.length}</small>
        </b>
      </Thing>
      <Thing
        place="horse"
        title={table.horseHead}
        lines={[words.icon.H.help, `${nameOf(desk, open.horseHead)}.`]}
        label={`${table.horseHead}: ${callOf(desk, open.horseHead)}`}
        class="ce-pile"
      >
        <Icon icon={HORSE_HEAD} />
      </Thing>
      <p class="ce-tiles figures">
        {table.tilesLeft}: <i class="blue" /> {tally.blue} <i class="red" /> {tally.red}
      </p>
    </section>
  );
}
