import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';

/** The way back for a player who is somebody here already, but not on this device. */
export function ComeBack() {
  const texts = useRareCatalogue('identity');
  if (texts === null) return null;
  return (
    <p>
      <a href="/sign-in">{texts.signInInstead}</a>
    </p>
  );
}
