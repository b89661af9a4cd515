import type { listedAuditSchema } from '@consigliere/protocol';
import type { OutputOf } from '../../kit/link/api.ts';
import { formatTime, More, type PartProps, usePages } from './operator-list.tsx';

type AuditPage = OutputOf<typeof listedAuditSchema>;

/** The actions of operators: who, what, when and why. */
export function OperatorAudit({ texts, round }: PartProps) {
  const { audit } = texts;
  const { entries, readMore } = usePages('audit', round, ({ deeds }: AuditPage) => deeds);
  if (entries === null) return null;
  return (
    <section class="sheet stack wide" aria-labelledby="operator-audit">
      <h2 id="operator-audit" tabIndex={-1}>
        {audit.title}
      </h2>
      {entries.length === 0 && <p>{audit.none}</p>}
      <ul class="stack">
        {entries.map(({ number, at, who, what, room, guest, why }) => (
          <li key={number}>
            <small class="second">{formatTime(at)}</small> {audit.line(who, what)}
            {guest !== null && <span> · {audit.guest(guest)}</span>}
            {room !== null && <span> · {audit.table(room)}</span>}
            {why !== null && <i> · {why}</i>}
          </li>
        ))}
      </ul>
      <More label={texts.more} readMore={readMore} />
    </section>
  );
}
