import { Way } from '../../kit/notice.tsx';
import { useCatalogue } from '../../kit/words/catalogues.ts';

/** Makes this device the common screen of a table, for instance after the last one has broken down. It gets what a spectator gets. */
export function ShowHere({ room }: { readonly room: string }) {
  const texts = useCatalogue('screen');
  return texts === null ? null : <Way label={texts.show} href={`/screen/${room}`} />;
}
