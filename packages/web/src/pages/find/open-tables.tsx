import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { gameName, OFFERED } from '../../games/faces.ts';
import { Select } from '../../kit/fields.tsx';
import { api, type ListedRooms } from '../../kit/link/api.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { Refused, Way } from '../../kit/notice.tsx';
import { visits } from '../../kit/router.ts';
import type { FindTexts } from '../../kit/words/en/find.ts';
import { LANGUAGE_NAMES } from '../../kit/words/language.ts';
import { useInnerTexts, useTexts } from '../../kit/words/texts.ts';
import { serverRow } from '../tables/rows.ts';
import { ANY_TABLE, CLOCK_KINDS, type Filters, MOST_FREE, readFilters, writeFilters } from './filters.ts';
import '../../kit/tables.css';

type OpenTable = ListedRooms['rooms'][number];

/** The tables that wait for players, with filters that are in the address too, so that a link keeps them. */
export function OpenTables({ texts }: { readonly texts: FindTexts }) {
  const { waysOn, tables } = useInnerTexts();
  const filters = useSignal<Filters>(readFilters(location.search));
  const list = useOpenTables(filters.value);
  // A link to this page with other filters doesn't load it again.
  const visit = visits.value;
  useEffect(() => {
    filters.value = readFilters(location.search);
  }, [visit]);
  const choose = (change: Partial<Filters>) => {
    filters.value = { ...filters.value, ...change };
    history.replaceState(null, '', location.pathname + writeFilters(filters.value));
  };
  const { rows, next } = list;
  return (
    <section class="stack">
      <h2>{texts.open}</h2>
      <FilterFields filters={filters.value} texts={texts} onChoose={choose} />
      <Refused code={list.refusal} />
      {list.refusal !== null && <Way label={waysOn.again} onClick={list.load} />}
      <p role="status" class="second">
        {rows !== null && (rows.length > 0 ? texts.count(rows.length, next !== null) : next === null && texts.none)}
      </p>
      {rows !== null && rows.length > 0 && (
        <ul class="rows">
          {rows.map(row => (
            <OpenTableRow key={row.room} row={row} texts={texts} />
          ))}
        </ul>
      )}
      {next !== null && <Way label={tables.more} onClick={list.loadMore} />}
      {rows?.length === 0 && next === null && (
        <p class="ways">
          {writeFilters(filters.value) !== '' && <Way chief label={texts.clear} onClick={() => choose(ANY_TABLE)} />}
          <Way label={waysOn.open} href={filters.value.game === null ? '/new' : `/new/${filters.value.game}`} />
          <Way label={tables.againstBots} href="/" />
        </p>
      )}
    </section>
  );
}

interface FilterFieldsProps {
  readonly filters: Filters;
  readonly texts: FindTexts;
  readonly onChoose: (change: Partial<Filters>) => void;
}

function FilterFields({ filters, texts, onChoose }: FilterFieldsProps) {
  const { bar } = useTexts();
  const { choices } = useInnerTexts();
  const { game, free, clock, language } = filters;
  const seats = Array.from({ length: MOST_FREE }, (_, at) => [`${at + 1}`, texts.atLeast(at + 1)] as const);
  const languages = Object.entries(LANGUAGE_NAMES);
  return (
    <div class="filters sheet">
      <Select
        label={bar.game}
        value={game ?? ''}
        options={[['', texts.allGames], ...OFFERED.map(each => [each, gameName(each)] as const)]}
        onChoose={value => onChoose({ game: value || null })}
      />
      <Select
        label={texts.freeSeats}
        value={`${free}`}
        options={seats}
        onChoose={value => onChoose({ free: Number(value) })}
      />
      <Select
        label={choices.clock}
        value={clock ?? ''}
        options={[['', texts.anyClock], ...CLOCK_KINDS.map(each => [each, texts.clocks[each]] as const)]}
        onChoose={value => onChoose({ clock: CLOCK_KINDS.find(each => each === value) ?? null })}
      />
      <Select
        label={bar.language}
        value={language ?? ''}
        options={[['', texts.allLanguages], ...languages]}
        onChoose={value => onChoose({ language: readFilters(`?language=${value}`).language })}
      />
    </div>
  );
}

function OpenTableRow({ row, texts }: { readonly row: OpenTable; readonly texts: FindTexts }) {
  const { tables } = useInnerTexts();
  const { href, game, names, free, updatedAt } = serverRow(row);
  const clock = CLOCK_KINDS.find(each => each === row.clock);
  const language = Object.entries(LANGUAGE_NAMES).find(([each]) => each === row.language);
  const facts = [
    tables.free(free),
    ...(clock === undefined ? [] : [texts.clocks[clock]]),
    ...(language === undefined ? [] : [language[1]]),
    tables.ago(Math.max(0, Date.now() - updatedAt)),
  ];
  return (
    <li class="row">
      <a class="row-link" href={href}>
        <span class="row-name display">{gameName(game)}</span>
        {names.length > 0 && <span class="row-people">{names.join(', ')}</span>}
        <span class="row-facts">{facts.join('\u00a0· ')}</span>
      </a>
    </li>
  );
}

/** Loads the tables that fit, and again when the filters change. */
function useOpenTables(filters: Filters) {
  const rows = useSignal<readonly OpenTable[] | null>(null);
  const next = useSignal<string | null>(null);
  const refusal = useSignal<string | null>(null);
  const query = writeFilters(filters);
  /** The latest request: answers to earlier ones come too late. */
  const latest = useRef(0);
  const load = async (after?: string) => {
    const mine = ++latest.current;
    refusal.value = null;
    const listed = await api.openTables(query, after);
    if (mine !== latest.current) return;
    if (isRefusal(listed)) {
      refusal.value = listed.code;
      return;
    }
    rows.value = [...(after === undefined ? [] : (rows.value ?? [])), ...listed.rooms];
    next.value = listed.next;
  };
  useEffect(() => {
    load();
  }, [query]);
  return {
    rows: rows.value,
    next: next.value,
    refusal: refusal.value,
    load: () => load(),
    loadMore: () => load(next.value ?? undefined),
  };
}
