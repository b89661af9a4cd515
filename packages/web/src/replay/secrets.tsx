import type { HiddenOf, SeatView, Shape } from '@consigliere/kernel';
import { view } from '@consigliere/kernel/host';
import type { Pack } from '../games/pack.ts';
import { Crest } from '../kit/look/art/crest.tsx';
import type { ReplayTexts } from '../kit/words/en/replay.ts';
import { useLocalized } from '../kit/words/language.ts';
import type { ReplayLink } from './replay-link.ts';

interface SecretsProps {
  readonly replay: ReplayLink;
  readonly pack: Pack;
  readonly names: readonly string[];
  readonly texts: ReplayTexts;
}

/** The secrets of each seat, shown when a match is watched with all knowledge. */
export function Secrets(props: SecretsProps) {
  const { replay, pack, names, texts } = props;
  const hidden = useLocalized(pack.hidden, replay.replayed.record.game);
  if (replay.viewpoint.value !== 'all' || hidden === null) return null;
  return (
    <section class="secrets" aria-label={texts.secrets}>
      {names.map((name, seat) => (
        <article key={seat} aria-label={name}>
          <h2>
            <Crest seat={seat} size={20} /> {name}
          </h2>
          <SeatSecrets {...props} hidden={hidden} seat={seat} />
        </article>
      ))}
    </section>
  );
}

interface SeatSecretsProps extends SecretsProps {
  readonly hidden: HiddenOf<Shape>;
  readonly seat: number;
}

function SeatSecrets({ replay: { replayed, at }, pack, hidden, seat }: SeatSecretsProps) {
  const moment = replayed.steps[at.value];
  if (moment === undefined) return null;
  const seen = view(replayed.rules, moment.state, seat) as SeatView<Shape>;
  return (
    <dl>
      {hidden(seen, pack.words).map(({ label, said }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{said === '' ? '–' : said}</dd>
        </div>
      ))}
    </dl>
  );
}
