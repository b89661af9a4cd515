import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { localRooms } from '../kit/link/local.ts';
import { symbolOf } from '../kit/look/art/crest.tsx';
import { saveBlob } from '../kit/save-file.ts';
import type { EndTexts } from '../kit/words/en/end.ts';
import { language } from '../kit/words/language.ts';
import { sayTimesIn } from '../kit/words/say-times.ts';
import type { Sitting } from '../table/sitting.ts';
import { drawPicture, PICTURE, type PictureFacts } from './picture.ts';
import { splitVerdict } from './players.ts';
import { listStandings, type MatchEnd } from './result.ts';

interface PictureProps {
  readonly sitting: Sitting;
  readonly end: MatchEnd;
  readonly texts: EndTexts;
}

/** Offers a picture of the result: to save it, and where the device can, to share it. */
export function PictureButtons({ sitting, end, texts }: PictureProps) {
  const canShare = useSignal(false);
  useEffect(() => {
    const files = [new File([], 'result.png', { type: 'image/png' })];
    canShare.value = 'canShare' in navigator && navigator.canShare({ files });
  }, []);
  const make = async (): Promise<File | null> => {
    const facts = collectFacts({ sitting, end, texts }, await findEndTime(sitting));
    const blob = await paintPicture(facts);
    return blob && new File([blob], `${sitting.pack.id}.png`, { type: blob.type });
  };
  const save = async (): Promise<void> => {
    const file = await make();
    if (file !== null) saveBlob(file.name, file);
  };
  const share = async (): Promise<void> => {
    const file = await make();
    // Dismissing the share sheet isn’t an error.
    if (file !== null) await navigator.share({ files: [file] }).catch(() => undefined);
  };
  return (
    <>
      <button type="button" class="button" onClick={save}>
        {texts.savePicture}
      </button>
      {canShare.value && (
        <button type="button" class="button" onClick={share}>
          {texts.sharePicture}
        </button>
      )}
    </>
  );
}

/** When the match ended. A table on a server doesn't tell it, so it is now. */
async function findEndTime({ link, roomView }: Sitting): Promise<number> {
  const rooms = link.talk === undefined ? await localRooms() : [];
  return rooms.find(({ id }) => id === roomView.peek().terms.id)?.updatedAt ?? Date.now();
}

/** The facts of the picture. It is for others too, so it names the viewer. */
function collectFacts({ sitting: { pack, who }, end, texts }: PictureProps, endedAt: number): PictureFacts {
  const style = getComputedStyle(document.documentElement);
  return {
    game: pack.words.name,
    date: sayTimesIn(language.peek()).day(endedAt),
    verdict: splitVerdict(end.winners, { names: who.value.names, own: null }, texts),
    why: end.whyForAll,
    standings: listStandings(end),
    colour: name => style.getPropertyValue(name),
    symbol: symbolOf,
  };
}

/** Paints the picture; null if the browser can't. The fonts are those of the page. */
async function paintPicture(facts: PictureFacts): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), PICTURE);
  const paper = canvas.getContext('2d');
  if (paper === null) return null;
  const names = facts.standings.map(({ name }) => name).join('');
  await Promise.all(['Limelight', 'Source Sans 3 Variable'].map(font => document.fonts.load(`24px "${font}"`, names)));
  drawPicture(paper, facts);
  return new Promise(done => {
    canvas.toBlob(done, 'image/png');
  });
}
