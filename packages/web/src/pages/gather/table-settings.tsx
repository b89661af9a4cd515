import { isGameId } from '@consigliere/games/list';
import type { Command, RoomView } from '@consigliere/match';
import { EditionSelect } from '../../edition/edition-choice.tsx';
import { offerOf } from '../../games/faces.ts';
import type { Pack } from '../../games/pack.ts';
import { useRules } from '../../games/use-pack.ts';
import { Tick } from '../../kit/fields.tsx';
import { lazy } from '../../kit/lazy.tsx';
import { useCatalogue } from '../../kit/words/catalogues.ts';
import type { LobbyTexts } from '../../kit/words/en/lobby.ts';
import { LANGUAGE_NAMES } from '../../kit/words/language.ts';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';
import type { TableChoice } from '../../table/open/choice.ts';
import { CLOCKS, findClockName } from '../../table/open/clocks.ts';
import { OptionChoices, sayValue } from '../new/option-choices.tsx';
import { ClockSelect, SpeedSelect, sayWatch, VisibilitySelect, WatchSelect } from '../new/setting-choices.tsx';
import '../../kit/tables.css';

const EditionNote = lazy(async () => (await import('../../edition/edition-note.tsx')).EditionNote);

interface TableSettingsProps {
  readonly roomView: RoomView;
  readonly pack: Pack | null;
  readonly lobby: LobbyTexts;
  readonly run: (...commands: readonly Command[]) => void;
}

/** The table's settings, the most important ones in its heading: for the owner to change, for the others to read. */
export function TableSettings(props: TableSettingsProps) {
  const { roomView, lobby } = props;
  const { terms, isOwner } = roomView;
  const { gather } = useInnerTexts();
  const settings = useCatalogue('settings');
  const clock = findClockName(terms.clock);
  const facts = [
    ...(clock === undefined ? [] : [lobby.clockNames[clock]]),
    lobby.visibility[terms.isPublic ? 'isPublic' : 'byLink'],
    ...(terms.isRated ? [lobby.rated.short] : []),
    ...(terms.watch === 0 ? [] : [terms.watch === null ? lobby.watch.shortNobody : lobby.watch.short(terms.watch)]),
    ...(settings === null ? [] : [lobby.pace(settings.speeds[terms.speed])]),
  ];
  return (
    <>
      <details class="sheet table-settings">
        <summary>
          {gather.terms} <span class="second">{facts.join(' · ')}</span>
        </summary>
        {isOwner ? <ChangeTerms {...props} /> : <Facts {...props} />}
      </details>
      {terms.options.edition !== undefined && <EditionNote terms={terms} />}
    </>
  );
}

function Facts({ roomView: { terms }, pack, lobby }: TableSettingsProps) {
  const { bar } = useTexts();
  const texts = useInnerTexts();
  const settings = useCatalogue('settings');
  const { choices } = texts;
  const clock = findClockName(terms.clock);
  const facts: (readonly [string, string])[] = [
    ...(clock === undefined ? [] : [[choices.clock, choices.clocks[clock]] as const]),
    ...(settings === null ? [] : [[choices.speed, settings.speeds[terms.speed]] as const]),
    [choices.who, terms.isPublic ? choices.isPublic : choices.byLink],
    [lobby.watch.label, sayWatch(lobby, terms.watch)],
    [lobby.rated.label, terms.isRated ? choices.yes : choices.no],
    [choices.confirm, terms.confirm ? choices.yes : choices.no],
    ...Object.entries(LANGUAGE_NAMES).flatMap(([each, name]) =>
      each === terms.language ? [[bar.language, name] as const] : [],
    ),
    ...(pack === null
      ? []
      : Object.entries(terms.options).flatMap(([name, value]) =>
          name === 'edition' ? [] : [[pack.words.option[name] ?? name, sayValue(pack, name, value, texts)] as const],
        )),
  ];
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lets the owner change everything but the game until the start. Each change is sent at once. */
function ChangeTerms({ roomView: { terms }, pack, lobby, run }: TableSettingsProps) {
  const { choices } = useInnerTexts();
  const settings = useCatalogue('settings');
  const editions = useCatalogue('edition');
  const rules = useRules(terms.game);
  // The room has checked them.
  const options = terms.options as TableChoice['options'];
  const changeOptions = (to: TableChoice['options']) => run({ type: 'change-terms', options: to });
  return (
    <div class="stack">
      {terms.clock.kind !== 'calm' && (
        <ClockSelect
          lobby={lobby}
          clock={findClockName(terms.clock)}
          onChoose={name => run({ type: 'change-terms', clock: CLOCKS[name] })}
        />
      )}
      {settings !== null && (
        <SpeedSelect
          lobby={lobby}
          speeds={settings.speeds}
          speed={terms.speed}
          onChoose={speed => run({ type: 'change-terms', speed })}
        />
      )}
      <VisibilitySelect
        lobby={lobby}
        isPublic={terms.isPublic}
        onChoose={isPublic => run({ type: 'change-terms', isPublic })}
      />
      <WatchSelect
        lobby={lobby}
        watch={terms.watch}
        isOnScreen={terms.screen}
        onChoose={watch => run({ type: 'change-terms', watch })}
      />
      <Tick
        label={lobby.rated.label}
        hint={lobby.rated.hint}
        isOn={terms.isRated}
        onTurn={isRated => run({ type: 'change-terms', isRated })}
      />
      <Tick
        label={choices.confirm}
        hint={lobby.confirmHint}
        isOn={terms.confirm}
        onTurn={confirm => run({ type: 'change-terms', confirm })}
      />
      {editions !== null && (
        <EditionSelect game={terms.game} texts={editions} options={options} onChange={changeOptions} />
      )}
      {pack !== null && rules !== null && (
        <OptionChoices
          pack={pack}
          rules={rules}
          lobby={lobby}
          choice={{ seats: terms.seats, options }}
          onChange={changeOptions}
        />
      )}
    </div>
  );
}

/** Lets the owner add and remove chairs. People keep theirs. */
export function SeatCount({ roomView: { terms, chairs }, lobby, run }: Omit<TableSettingsProps, 'pack'>) {
  const [min, max] = isGameId(terms.game) ? offerOf(terms.game).seats : [terms.seats, terms.seats];
  const least = Math.max(min, chairs.filter(({ sitter }) => sitter === 'person').length);
  const change = (seats: number) => run({ type: 'change-terms', seats });
  return (
    <p class="seat-count">
      <span class="second">{lobby.seats(terms.seats, min, max)}</span>
      <button
        type="button"
        class="button small"
        disabled={terms.seats <= least}
        onClick={() => change(terms.seats - 1)}
      >
        − {lobby.removeSeat}
      </button>
      <button type="button" class="button small" disabled={terms.seats >= max} onClick={() => change(terms.seats + 1)}>
        + {lobby.addSeat}
      </button>
    </p>
  );
}
