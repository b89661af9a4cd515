import type { HiddenOf, SeatView, Shape } from '@consigliere/kernel';
import { view } from '@consigliere/kernel/host';
import type { Pack } from '../games/pack.ts';
import { Crest } from '../kit/look/art/crest.tsx';
import type { ReplayTexts } from '../kit/words/en/replay.ts';
import { useLocalized } from '../kit/words/language.ts';
import type { Projector } from './projector.ts';

interface SecretsProps {
  readonly projector: Projector;
  readonly pack: Pack;
  readonly names: readonly string[];
  readonly texts: ReplayTexts;
}

/** For who knows everything: what each family keeps from the others, as that family itself sees it. */
export function Secrets(props: SecretsProps) {
  const { projector, pack, names, texts } = props;
  const hidden = useLocalized(pack.hidden, projector.film.record.game);
  if (projector.eyes.value !== 'all' || hidden === null) return null;
  return (
    <section class="secrets" aria-label={texts.secrets}>
      {names.map((name, seat) => (
        <article key={seat} aria-label={name}>
          <h2>
            <Crest seat={seat} size={20} /> {name}
          </h2>
          <Kept {...props} hidden={hidden} seat={seat} />
        </article>
      ))}
    </section>
  );
}

interface KeptProps extends SecretsProps {
  readonly hidden: HiddenOf<Shape>;
  readonly seat: number;
}

function Kept({ projector: { film, at }, pack, hidden, seat }: KeptProps) {
  const moment = film.moments[at.value];
  if (moment === undefined) return null;
  const seen = view(film.rules, moment.state, seat) as SeatView<Shape>;
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
