import type { ownBanSchema } from '@consigliere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Heading } from '../../kit/heading.tsx';
import { Waiting } from '../../kit/lazy.tsx';
import type { OutputOf } from '../../kit/link/api.ts';
import { ask, isRefusal } from '../../kit/link/link.ts';
import { Refused, Way } from '../../kit/notice.tsx';
import { useCatalogue } from '../../kit/words/catalogues.ts';
import { language } from '../../kit/words/language.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { useTexts } from '../../kit/words/texts.ts';
import { DeleteMe } from '../delete-me.tsx';
import '../../kit/quote.css';

type OwnBan = OutputOf<typeof ownBanSchema>['ban'];

const formatTime = (time: number): string =>
  new Date(time).toLocaleString(language.value, { dateStyle: 'long', timeStyle: 'short' });

/** Tells banned people why and until when they are, and what they can still do. */
export function Banned() {
  const { ways } = useTexts();
  const house = useRareCatalogue('house');
  const settings = useCatalogue('settings');
  /** undefined: not known yet. */
  const ban = useSignal<OwnBan | undefined>(undefined);
  const refusal = useSignal<string | null>(null);
  useEffect(() => {
    ask<{ readonly ban: OwnBan }>('GET', '/api/guests/ban').then(answer => {
      if (isRefusal(answer)) refusal.value = answer.code;
      else ban.value = answer.ban;
    });
  }, []);
  if (house === null || settings === null || (ban.value === undefined && refusal.value === null)) return <Waiting />;
  const { banned: texts, rules } = house;
  const isBanned = ban.value != null;
  return (
    <main class="page">
      <Heading text={isBanned ? texts.title : texts.nobody} />
      <Refused code={refusal.value} />
      {ban.value === null && <p class="lead">{texts.nobodyText}</p>}
      {ban.value != null && (
        <>
          <section class="sheet stack wide">
            {ban.value.why === '' ? (
              <p>{texts.noWhy}</p>
            ) : (
              <>
                <p>{texts.why}</p>
                <blockquote class="quote">{ban.value.why}</blockquote>
              </>
            )}
            <p>
              <strong>{ban.value.until === null ? texts.forGood : texts.until(formatTime(ban.value.until))}</strong>
            </p>
            <p>{texts.means}</p>
          </section>
          <section class="sheet stack wide" aria-labelledby="still">
            <h2 id="still">{texts.still}</h2>
            <p>{texts.local}</p>
            <p>{texts.data}</p>
            <p>
              <a class="button" href="/api/guests/me/export" download="consigliere.json">
                {texts.save}
              </a>
            </p>
          </section>
          <DeleteMe texts={settings.leaving} />
        </>
      )}
      <p class="ways">
        <Way chief label={ways.home} href="/" />
        <Way label={rules.title} href="/fair-play" />
      </p>
    </main>
  );
}
