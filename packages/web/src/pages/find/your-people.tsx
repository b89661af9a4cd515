import { useSignal } from '@preact/signals';
import { api } from '../../kit/link/api.ts';
import { isRefusal } from '../../kit/link/link.ts';
import { Refused } from '../../kit/notice.tsx';
import { forgetPerson, hasMetAt, meetPeople, people } from '../../kit/people.ts';
import type { FindTexts } from '../../kit/words/en/find.ts';
import { useRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import './find.css';

/** Remembers the people of a match in which the guest has a seat. */
export async function rememberPeople(room: string): Promise<void> {
  if (hasMetAt(room)) return;
  const found = await api.people(room);
  if (!isRefusal(found) && found.people.length > 0) meetPeople(room, found.people);
}

/** The people with whom the guest has played. */
export function YourPeople({ texts }: { readonly texts: FindTexts }) {
  const { gather } = useInnerTexts();
  return (
    <section class="sheet stack">
      <h2>{texts.people}</h2>
      <p class="second">{people.value.length === 0 ? texts.nobodyYet : texts.peopleHint}</p>
      {people.value.length > 0 && (
        <ul class="people">
          {people.value.map(({ name, handle }) => (
            <li key={handle}>
              <strong>{name}</strong>
              <button
                type="button"
                class="button small quiet"
                aria-label={texts.forget(name)}
                onClick={() => forgetPerson(handle)}
              >
                {gather.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One press invites somebody with whom the guest has played to a table that gathers. */
export function InvitePeople({ room, seated }: { readonly room: string; readonly seated: readonly string[] }) {
  const texts = useRareCatalogue('find');
  const done = useSignal<readonly string[]>([]);
  const refusal = useSignal<string | null>(null);
  const others = people.value.filter(({ name }) => !seated.includes(name));
  if (texts === null || others.length === 0) return null;
  const invite = async (handle: string) => {
    refusal.value = null;
    const answer = await api.invite(room, handle);
    if (isRefusal(answer)) refusal.value = answer.code;
    else done.value = [...done.value, handle];
  };
  return (
    <section class="sheet stack">
      <h2>{texts.people}</h2>
      <ul class="people">
        {others.map(({ name, handle }) => (
          <li key={handle}>
            <strong>{name}</strong>
            {done.value.includes(handle) ? (
              <span class="invited-mark" role="status">
                {texts.isInvited}
              </span>
            ) : (
              <button type="button" class="button small" onClick={() => invite(handle)}>
                {texts.invite}
                <span class="sr-only"> {name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <Refused code={refusal.value} />
    </section>
  );
}
