import { useEffect, useState } from 'preact/hooks';
import type { ReplayTexts } from '../words/en/replay.ts';
import { fileOf, type Reel } from './reel.ts';

interface SaveFileProps {
  readonly reel: Reel;
  readonly names: readonly string[];
  readonly texts: Pick<ReplayTexts, 'save' | 'saveHint'>;
}

/** The match as a file, with the names it was played under. */
export function SaveFile({ reel: { record, luck }, names, texts }: SaveFileProps) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([fileOf({ record, luck, names })], { type: 'application/json' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [record, luck, names]);
  return (
    <p class="ways">
      <a class="button" href={address ?? '#'} download={`${record.game}-${record.seed.slice(0, 8)}.json`}>
        {texts.save}
      </a>
      <span class="second">{texts.saveHint}</span>
    </p>
  );
}
