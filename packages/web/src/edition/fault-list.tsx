import type { Fault } from '@consigliere/kernel';
import type { OpenBox } from './boxes.ts';
import { sayFault } from './say-fault.ts';

/** Everything that is wrong, each with its place and the reason. */
export function FaultList({ open, faults }: { readonly open: OpenBox; readonly faults: readonly Fault[] }) {
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
