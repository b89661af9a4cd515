import type { RoomSeen } from '@consigliere/match';
import type { Link } from '../../kit/link/link.ts';
import { useFurtherTexts } from '../../kit/words/texts.ts';
import { wallTime } from '../../table/wall-time.ts';
import './inspected.css';

interface InspectedProps {
  readonly link: Pick<Link, 'now'>;
  readonly seen: Pick<RoomSeen, 'inspections'>;
}

/** That somebody who runs the house looked into the table: last at what everybody sees, and last at everything. */
export function Inspected({ link, seen: { inspections } }: InspectedProps) {
  const { gather } = useFurtherTexts();
  const said = [false, true].flatMap(wanted => {
    const last = inspections.findLast(({ everything }) => everything === wanted);
    if (last === undefined) return [];
    return [(wanted ? gather.inspectedAll : gather.inspected)(last.who, wallTime(last.at, link.now()))];
  });
  if (said.length === 0) return null;
  return (
    <div class="inspected" role="status">
      {said.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
