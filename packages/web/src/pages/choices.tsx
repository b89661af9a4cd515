import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { useFurtherTexts, useTexts } from '../words/texts.ts';
import { ChairChoices } from './chair-choices.tsx';
import { type Choice, TOGETHER, USUAL } from './choice.ts';
import { CLOCK_NAMES } from './clocks.ts';
import { Select, Tick } from './fields.tsx';
import { GameTabs } from './game-links.tsx';
import { Heading } from './heading.tsx';
import { lazy } from './lazy.tsx';
import { Notice, Way } from './notice.tsx';
import { OFFERS, type Offer } from './offers.ts';
import { openChosen } from './open.ts';
import { OptionChoices } from './option-choices.tsx';
import { settled } from './options.ts';
import { Radios } from './radios.tsx';
import { Refused } from './refused.tsx';
import { usePack } from './use-pack.ts';
import { loadRules, useRules } from './use-rules.ts';
import './forms.css';

const EditionChoice = lazy(async () => (await import('../edition/edition-choice.tsx')).EditionChoice);

/** Opening a table with choices of one's own. */
export function Choices({ game, isTogether }: { readonly game: string | null; readonly isTogether: boolean }) {
  const { games, landing, ways } = useTexts();
  const { choices } = useFurtherTexts();
  const offer = OFFERS.find(each => each.game === (game ?? OFFERS[0]?.game));
  if (offer === undefined)
    return (
      <Notice name="unknown">
        <Way chief label={ways.home} href="/" />
      </Notice>
    );
  const name = games[offer.game]?.name ?? offer.game;
  return (
    <main class="page">
      <Heading text={game === null ? choices.title : choices.titleOf(name)} />
      <GameTabs label={choices.which} game={offer.game} to={each => `/new/${each}${isTogether ? '/together' : ''}`} />
      <p>
        <a href={`/learn/${offer.game}`}>{landing.learnLong(name)}</a>
      </p>
      <Form key={offer.game} offer={offer} first={isTogether ? TOGETHER : USUAL} />
    </main>
  );
}

function Form({ offer, first }: { readonly offer: Offer; readonly first: Choice }) {
  const {
    game,
    seats: [min, max],
  } = offer;
  const { landing, bar } = useTexts();
  const { choices } = useFurtherTexts();
  const pack = usePack(game);
  const rules = useRules(game);
  const choice = useSignal<Choice>(first);
  const isBusy = useSignal(false);
  const refusal = useSignal<string | null>(null);
  const hint = useId();
  const change = (part: Partial<Choice>) => {
    choice.value = { ...choice.value, ...part };
  };
  const { where, seats, clock, confirm, isPublic } = choice.value;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
  const submit = async () => {
    if (isBusy.value) return;
    isBusy.value = true;
    refusal.value = null;
    // Whoever is quicker than the rules has chosen all the same.
    const known = rules ?? (await loadRules(game));
    const options = known === null ? {} : settled(known, choice.value.options, seats);
    refusal.value = await openChosen(game, { ...choice.value, options });
    isBusy.value = false;
  };
  return (
    <form
      class="stack"
      aria-busy={isBusy.value}
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <section class="sheet stack">
        <Radios
          legend={choices.where}
          values={['here', 'there'] as const}
          labels={choices}
          chosen={where}
          onChoose={chosen => change({ where: chosen })}
        />
        <p id={hint} class="second">
          {where === 'here' ? choices.hereHint : choices.thereHint}
        </p>
        <Radios
          legend={choices.players}
          values={counts}
          labels={Object.fromEntries(counts.map(each => [each, each]))}
          chosen={String(seats)}
          onChoose={chosen => change({ seats: Number(chosen) })}
        />
      </section>
      <ChairChoices choice={choice.value} characters={pack?.words.characters ?? []} onChange={change} />
      {pack !== null && rules !== null && (
        <OptionChoices pack={pack} rules={rules} choice={choice.value} onChange={change} />
      )}
      <EditionChoice game={game} choice={choice.value} onChange={change} />
      <section class="sheet stack">
        {where === 'there' && (
          <>
            <Select
              label={choices.clock}
              value={clock}
              options={CLOCK_NAMES.map(each => [each, choices.clocks[each]])}
              onChoose={chosen => change({ clock: CLOCK_NAMES.find(each => each === chosen) ?? 'none' })}
            />
            <Radios
              legend={choices.who}
              values={['byLink', 'isPublic'] as const}
              labels={choices}
              chosen={isPublic ? 'isPublic' : 'byLink'}
              onChoose={chosen => change({ isPublic: chosen === 'isPublic' })}
            />
          </>
        )}
        <Tick label={choices.confirm} isOn={confirm} onTurn={on => change({ confirm: on })} />
      </section>
      <div class="submit">
        <Refused code={refusal.value} />
        <button type="submit" class="button chief" aria-describedby={hint}>
          {isBusy.value ? landing.opening : where === 'here' ? landing.play : bar.open}
        </button>
      </div>
    </form>
  );
}
