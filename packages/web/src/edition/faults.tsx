import type { EditionFault } from '@consigliere/kernel';
import type { FaultTexts } from '../kit/words/en/edition.ts';
import type { OpenBox } from './boxes.ts';

/** Says in a sentence why a value is refused. */
export function sayFault({ texts, own }: Pick<OpenBox, 'texts' | 'own'>, { code, values }: EditionFault): string {
  const sentences: FaultTexts = { ...texts.fault, ...own.edition.fault };
  return sentences[code]?.(values) ?? code;
}

/** Lists all faults, each with its path and reason. */
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

/** Names a field. Other paths, such as a whole list's, have no name. */
function nameAt({ box, name }: OpenBox, path: string): string {
  return box.fields(box.standard).some(field => field.path === path) ? name(path) : '';
}
