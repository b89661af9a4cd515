import { useId } from 'preact/hooks';
import { MOST_BYTES } from '../film/reel.ts';
import type { ReplayTexts } from '../words/en/replay.ts';

interface OpenFileProps {
  readonly texts: ReplayTexts;
  readonly onText: (text: string) => void;
}

/** Takes a file that is chosen, or dropped on the field; one that is too big is not read to its end. */
export function OpenFile({ texts, onText }: OpenFileProps) {
  const field = useId();
  const take = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) onText(await file.slice(0, MOST_BYTES + 1).text());
  };
  return (
    <section class="sheet drop">
      <label for={field}>{texts.open}</label>
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
