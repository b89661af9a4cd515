import { type GameId, isGameId } from '@consigliere/games/list';
import type { Game, Shape } from '@consigliere/kernel';
import { fittingOptions } from '@consigliere/kernel/host';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { EditionChoice } from '../../edition/edition-choice.tsx';
import { gameName, OFFERED, offerOf } from '../../games/faces.ts';
import { GameTabs } from '../../games/game-links.tsx';
import type { Pack } from '../../games/pack.ts';
import { usePack, useRules } from '../../games/use-pack.ts';
import { Radios, Tick } from '../../kit/fields.tsx';
import { Heading } from '../../kit/heading.tsx';
import { Waiting } from '../../kit/lazy.tsx';
import { Refused, Unknown } from '../../kit/notice.tsx';
import { useCatalogue } from '../../kit/words/catalogues.ts';
import type { EditionTexts } from '../../kit/words/en/edition.ts';
import type { LobbyTexts } from '../../kit/words/en/lobby.ts';
import type { SettingsTexts } from '../../kit/words/en/settings.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';
import { type TableChoice, TOGETHER, USUAL } from '../../table/open/choice.ts';
import { openTable } from '../../table/open/open.ts';
import { useAbout } from '../../table/speech/bubble.ts';
import { ChairChoices } from './chair-choices.tsx';
import { OptionChoices } from './option-choices.tsx';
import { ClockSelect, SpeedSelect, VisibilitySelect, WatchSelect } from './setting-choices.tsx';
import '../../kit/forms.css';

/** Opens a table with the player's choices. */
export function NewTable({ game, isTogether }: { readonly game: string | null; readonly isTogether: boolean }) {
  const { bar } = useTexts();
  const { choices } = useInnerTexts();
  const chosen = game ?? OFFERED[0] ?? '';
  if (!isGameId(chosen)) return <Unknown />;
  const name = gameName(chosen);
  return (
    <main class="page">
      <Heading text={game === null ? bar.open : `${bar.open}: ${name}`} />
      <GameTabs game={chosen} to={each => `/new/${each}${isTogether ? '/together' : ''}`} />
      <p>
        <a href={`/learn/${chosen}`}>{choices.learn(name)}</a>
      </p>
      <LoadedForm key={chosen} game={chosen} first={withPlayers(chosen, isTogether ? TOGETHER : USUAL)} />
    </main>
  );
}

/** Takes the number of players from the address, if the game can be played by that many. */
function withPlayers(game: GameId, choice: TableChoice): TableChoice {
  const players = Number(new URLSearchParams(location.search).get('players'));
  const [min, max] = offerOf(game).seats;
  return players >= min && players <= max ? { ...choice, seats: Math.floor(players) } : choice;
}

/** Shows the whole form at once, because parts that arrive later would push the button away. */
function LoadedForm(wanted: TableFormProps) {
  const { game } = wanted;
  const pack = usePack(game);
  const rules = useRules(game);
  const editions = useCatalogue('edition');
  const settings = useCatalogue('settings');
  const lobby = useRareCatalogue('lobby');
  const about = useAbout(game);
  if (pack === null || rules === null || editions === null || settings === null || lobby === null || about === null)
    return <Waiting />;
  const { speeds } = settings;
  return (
    <TableForm {...wanted} pack={pack} rules={rules} editions={editions} speeds={speeds} lobby={lobby} about={about} />
  );
}

interface TableFormProps {
  readonly game: GameId;
  readonly first: TableChoice;
}

interface LoadedFormProps extends TableFormProps {
  readonly pack: Pack;
  readonly rules: Game<Shape>;
  readonly editions: EditionTexts;
  readonly speeds: SettingsTexts['speeds'];
  readonly lobby: LobbyTexts;
  /** Says who the character of a level is. */
  readonly about: (level: number) => string | undefined;
}

/** The choices for a table, and the button that opens it. */
function TableForm({ game, first, pack, rules, editions, speeds, lobby, about }: LoadedFormProps) {
  const [min, max] = offerOf(game).seats;
  const { landing, bar } = useTexts();
  const { choices } = useInnerTexts();
  const choice = useSignal<TableChoice>(first);
  const isBusy = useSignal(false);
  const refusal = useSignal<string | null>(null);
  const hint = useId();
  const change = (part: Partial<TableChoice>) => {
    choice.value = { ...choice.value, ...part };
  };
  const { where, seats, clock, speed, confirm, isPublic, watch = 0, isRated = false } = choice.value;
  const counts = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
  const submit = async () => {
    if (isBusy.value) return;
    isBusy.value = true;
    refusal.value = null;
    const options = fittingOptions(rules, seats, choice.value.options);
    refusal.value = await openTable(game, { ...choice.value, options });
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
          values={['here', 'there', 'screen'] as const}
          labels={choices}
          chosen={where}
          onChoose={chosen => change({ where: chosen })}
        />
        <p id={hint} class="second">
          {choices.whereHints[where]}
        </p>
        <Radios
          legend={choices.players}
          values={counts}
          labels={Object.fromEntries(counts.map(each => [each, each]))}
          chosen={String(seats)}
          onChoose={chosen => change({ seats: Number(chosen) })}
        />
      </section>
      <ChairChoices
        game={game}
        choice={choice.value}
        characters={pack.words.characters}
        about={about}
        onChange={change}
      />
      <OptionChoices
        pack={pack}
        rules={rules}
        lobby={lobby}
        choice={choice.value}
        onChange={options => change({ options })}
      />
      <EditionChoice
        game={game}
        texts={editions}
        options={choice.value.options}
        onChange={options => change({ options })}
      />
      <section class="sheet stack">
        {where !== 'here' && (
          <>
            <ClockSelect lobby={lobby} clock={clock} onChoose={chosen => change({ clock: chosen })} />
            <SpeedSelect lobby={lobby} speeds={speeds} speed={speed} onChoose={chosen => change({ speed: chosen })} />
            <VisibilitySelect lobby={lobby} isPublic={isPublic} onChoose={chosen => change({ isPublic: chosen })} />
            <WatchSelect
              lobby={lobby}
              watch={where === 'screen' ? 0 : watch}
              isOnScreen={where === 'screen'}
              onChoose={chosen => change({ watch: chosen })}
            />
            <Tick
              label={lobby.rated.label}
              hint={lobby.rated.hint}
              isOn={isRated}
              onTurn={on => change({ isRated: on })}
            />
          </>
        )}
        <Tick label={choices.confirm} hint={lobby.confirmHint} isOn={confirm} onTurn={on => change({ confirm: on })} />
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
