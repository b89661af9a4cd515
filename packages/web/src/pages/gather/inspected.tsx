import type { RoomView } from '@consigliere/match';
import { useSignal } from '@preact/signals';
import type { Link } from '../../kit/link/link.ts';
import { useInnerTexts } from '../../kit/words/texts.ts';
import { formatWallTime } from '../../table/time.ts';
import './inspected.css';

interface InspectedProps {
  readonly link: Pick<Link, 'now'>;
  readonly roomView: Pick<RoomView, 'inspections'>;
}

/** The same over a match, until the viewer has read it. */
export function InspectedStrip({ link, roomView }: InspectedProps) {
  const read = useSignal(0);
  const { length } = roomView.inspections;
  if (length <= read.value) return null;
  return (
    <div class="strip fleeting">
      <Inspected link={link} roomView={roomView} />
      <button
        type="button"
        class="button"
        onClick={() => {
          read.value = length;
        }}
      >
        OK
      </button>
    </div>
  );
}

/** Says that an administrator looked at the table: the last time at what everybody sees, and the last time at everything. */
export function Inspected({ link, roomView: { inspections } }: InspectedProps) {
  const { gather } = useInnerTexts();
  const said = [false, true].flatMap(wanted => {
    const last = inspections.findLast(({ everything }) => everything === wanted);
    if (last === undefined) return [];
    return [(wanted ? gather.inspectedAll : gather.inspected)(last.who, formatWallTime(last.at, link.now()))];
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
