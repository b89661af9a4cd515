import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Notice, Way } from '../kit/notice.tsx';
import { useTexts } from '../kit/words/texts.ts';
import { playNow } from '../table/open/open.ts';

/** Where a shortcut of the installed app leads: to a match against the house, without a press. */
export function Now({ game }: { readonly game: string }) {
  const { landing, ways } = useTexts();
  const refusal = useSignal<string | null>(null);
  useEffect(() => {
    // Who goes back from the match comes to the front page, and not to another match.
    history.replaceState(null, '', '/');
    playNow(game).then(code => {
      refusal.value = code;
    });
  }, []);
  if (refusal.value === null) return <p class="waiting">{landing.opening}</p>;
  return (
    <Notice name="broken" code={refusal.value}>
      <Way chief label={ways.home} href="/" />
    </Notice>
  );
}
