import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { packOf } from '../games/pack.ts';
import { filmOf, isTrouble, pause, type Trouble, trouble } from '../kit/film/film.ts';
import { fetched, MOST_BYTES, type Published, publishedIn, type Reel } from '../kit/film/reel.ts';
import { Heading } from '../kit/heading.tsx';
import { Waiting } from '../kit/lazy.tsx';
import { witnessOf } from '../kit/link/commitments.ts';
import { isRefusal } from '../kit/link/link.ts';
import { Notice, Way } from '../kit/notice.tsx';
import type { ReplaySource } from '../kit/routes.ts';
import { useCatalogue } from '../kit/words/catalogues.ts';
import type { ReplayTexts } from '../kit/words/en/replay.ts';
import { language } from '../kit/words/language.ts';
import { useTexts } from '../kit/words/texts.ts';
import { chairsOf, type Projector, projectorOf } from './projector.ts';
import { Screening } from './screening.tsx';
import './replay.css';

/** What the page shows. */
type Stage =
  | { readonly is: 'asking' | 'reading' }
  | { readonly is: 'refused'; readonly code: string }
  | { readonly is: 'trouble'; readonly trouble: Trouble }
  | { readonly is: 'ready'; readonly reel: Reel; readonly projector: Projector };

/** A match that is over, played again: from this device, from a server, or from a file. */
export function Replay({ source }: { readonly source: ReplaySource | null }) {
  const texts = useCatalogue('replay');
  const stage = useSignal<Stage>({ is: source === null ? 'asking' : 'reading' });
  useEffect(() => {
    if (source === null) return;
    fetched(source).then(async reel => {
      stage.value = isRefusal(reel) ? { is: 'refused', code: reel.code } : await developed(reel);
    });
  }, []);
  if (texts === null) return <Waiting />;
  const read = async (text: string): Promise<void> => {
    stage.value = { is: 'reading' };
    const published = publishedIn(text);
    stage.value = isTrouble(published)
      ? { is: 'trouble', trouble: published }
      : await developed(reelOf(published, texts));
  };
  const now = stage.value;
  switch (now.is) {
    case 'reading':
      return (
        <p class="waiting" role="status">
          {texts.reading}
        </p>
      );
    case 'refused':
      return <Refusal code={now.code} source={source} texts={texts} />;
    case 'asking':
      return (
        <main class="page">
          <Heading text={texts.title} />
          <p class="lead">{texts.lead}</p>
          <OpenFile texts={texts} onText={read} />
        </main>
      );
    case 'trouble':
      return (
        <main class="page">
          <Heading text={texts.troubleTitle} />
          <p class="lead" role="alert">
            {texts.troubles[now.trouble.code](now.trouble.entry)}
          </p>
          <p class="second">
            {texts.detail}: <span lang="en">{now.trouble.detail}</span>
          </p>
          <OpenFile texts={texts} onText={read} />
        </main>
      );
    case 'ready':
      return <Screening reel={now.reel} projector={now.projector} texts={texts} />;
  }
}

/** Plays the match again by the rules; where it does not hold, says so. */
async function developed(reel: Reel): Promise<Stage> {
  const { record } = reel;
  const pack = await packOf(record.game, language.value);
  const film =
    pack === null ? trouble('no-such-game', `no game ${record.game}`) : await filmOf(await pack.rules(), record, pause);
  if (isTrouble(film)) return { is: 'trouble', trouble: film };
  return { is: 'ready', reel, projector: projectorOf(film, reel.chairs, reel.luck) };
}

/** A match from a file: this device may have sat at its table. */
const reelOf = ({ record, luck, names }: Published, texts: ReplayTexts): Reel => ({
  record,
  luck,
  chairs: chairsOf(namesOr(names, record.seats, texts)),
  witness: luck === null ? 'saw-nothing' : witnessOf(luck, null),
});

const namesOr = (names: readonly string[], seats: number, texts: ReplayTexts): readonly string[] =>
  names.length === seats ? names : Array.from({ length: seats }, (_, seat) => texts.player(seat + 1));

interface RefusalProps {
  readonly code: string;
  readonly source: ReplaySource | null;
  readonly texts: ReplayTexts;
}

/** Why there is nothing to see: mostly because the match goes on. */
function Refusal({ code, source, texts }: RefusalProps) {
  const { ways } = useTexts();
  if (code === 'offline')
    return (
      <Notice name="offline">
        <Way chief label={ways.again} onClick={() => location.reload()} />
        <Way label={ways.home} href="/" />
      </Notice>
    );
  const match = source === null ? null : source.at === 'local' ? `/play/${source.room}` : `/table/${source.room}`;
  return (
    <Notice name={code === 'no-such-room' ? 'gone' : 'broken'} {...(code === 'no-such-room' ? {} : { code })}>
      {code === 'not-over' && match !== null && <Way chief label={texts.toMatch} href={match} />}
      <Way label={texts.another} href="/replay" />
      <Way label={ways.tables} href="/tables" />
    </Notice>
  );
}

interface OpenFileProps {
  readonly texts: ReplayTexts;
  readonly onText: (text: string) => void;
}

/** Takes a file that is chosen, or dropped on the field; one that is too big is not read to its end. */
function OpenFile({ texts, onText }: OpenFileProps) {
  const field = useId();
  const take = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) onText(await file.slice(0, MOST_BYTES + 1).text());
  };
  return (
    <section class="sheet drop">
      <label for={field}>{useTexts().ways.openFile}</label>
      <input
        id={field}
        type="file"
        accept=".json,.txt,application/json,text/plain"
        onChange={event => take(event.currentTarget.files?.[0])}
      />
      <p class="second">
        {texts.openHint} {texts.drop}
      </p>
    </section>
  );
}
