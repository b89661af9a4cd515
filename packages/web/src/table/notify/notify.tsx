import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameName } from '../../games/faces.ts';
import type { Link } from '../../kit/link/link.ts';
import { sound } from '../../kit/preferences.ts';
import { useSaid } from '../../kit/voice.ts';
import { useCatalogue } from '../../kit/words/catalogues.ts';
import { readSingleKey } from '../keys/single-key.ts';
import { callWhenAwaited } from './call.ts';
import { playSounds } from './sounds.ts';
import './notify.css';

/** How long the page says that the sound was turned on or off. */
const SHOWN = 2_500;

/** Calls the player when it's their turn and plays the match's sounds. M turns the sound off and on. */
export function Notify({ link, game }: { readonly link: Link; readonly game: string }) {
  const words = useCatalogue('table')?.notifications ?? null;
  const name = gameName(game);
  const said = useSignal('');
  useEffect(() => (words === null ? undefined : callWhenAwaited(link, name, words)), [link, name, words]);
  useEffect(() => playSounds(link, game), [link, game]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (readSingleKey(event) !== 'm') return;
      sound.value = sound.value === 'on' ? 'off' : 'on';
      said.value = (sound.value === 'on' ? words?.soundOn : words?.soundOff) ?? '';
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [words]);
  useSaid(said.value === '' ? null : said.value);
  useEffect(() => {
    const hide = setTimeout(() => {
      said.value = '';
    }, SHOWN);
    return () => clearTimeout(hide);
  }, [said.value]);
  return <p class="notify">{said.value}</p>;
}
