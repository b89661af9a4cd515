import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../words/texts.ts';
import { type FinishedMatch, writePublished } from './published.ts';

interface SaveFileProps {
  readonly match: FinishedMatch;
  readonly names: readonly string[];
  readonly hint: string;
}

/** A link that saves the match as a file, with its players' names. */
export function SaveFile({ match: { record, luck }, names, hint }: SaveFileProps) {
  const { ways } = useTexts();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([writePublished({ record, luck, names })], { type: 'application/json' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [record, luck, names]);
  return (
    <p class="ways">
      <a class="button" href={address ?? '#'} download={`${record.game}-${record.seed.slice(0, 8)}.json`}>
        {ways.save}
      </a>
      <span class="second">{hint}</span>
    </p>
  );
}
