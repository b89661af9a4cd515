import type { EditionFault } from '@consigliere/kernel';
import type { FaultTexts } from '../kit/words/en/edition.ts';
import type { OpenBox } from './boxes.ts';

/** Why a place of an edition is refused, in a sentence. */
export function sayFault({ texts, own }: Pick<OpenBox, 'texts' | 'own'>, { code, values }: EditionFault): string {
  const sentences: FaultTexts = { ...texts.fault, ...own.edition.fault };
  return sentences[code]?.(values) ?? code;
}

/** Everything that is wrong, each with its place and the reason. */
export function FaultList({ open, faults }: { readonly open: OpenBox; readonly faults: readonly EditionFault[] }) {
  return (
    <ul class="refusals">
      {faults.map(fault => (
        <li key={`${fault.path} ${fault.code}`}>
          {fault.path !== '' && (
            <>
              <b>{nameAt(open, fault.path)}</b> <code>{fault.path}</code>:{' '}
            </>
          )}
          {sayFault(open, fault)}
        </li>
      ))}
    </ul>
  );
}

/** A place that is no field, such as a whole list, is called by its path alone. */
function nameAt({ box, name }: OpenBox, path: string): string {
  return box.fields(box.standard).some(field => field.path === path) ? name(path) : '';
}
