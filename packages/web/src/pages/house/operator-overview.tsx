import type { overviewSchema } from '@consigliere/protocol';
import type { OutputOf } from '../../kit/link/api.ts';
import { type PartProps, useAnswer } from './operator-list.tsx';

const MEGABYTE = 1_000_000;

/** A few numbers of the server. Nothing of any match is among them. */
export function OperatorOverview({ texts: { overview: texts }, round }: PartProps) {
  const shown = useAnswer<OutputOf<typeof overviewSchema>>('overview', round);
  if (shown === null) return null;
  const { load, tables, publicUrl, damage } = shown;
  const phases = Object.entries(tables).map(([phase, count]) => `${count} ${texts.phases[phase] ?? phase}`);
  return (
    <section class="sheet stack wide" aria-labelledby="operator-overview">
      <h2 id="operator-overview" tabIndex={-1}>
        {texts.title}
      </h2>
      <dl>
        <dt>{texts.address}</dt>
        <dd>{publicUrl ?? texts.noAddress}</dd>
        <dt>{texts.tables}</dt>
        <dd>{phases.length === 0 ? '0' : phases.join(', ')}</dd>
        <dt>{texts.node}</dt>
        <dd>
          {texts.load(load.rooms, load.sockets, load.waiting)};{' '}
          {texts.machine(Math.round(load.lag), Math.round(load.memory / MEGABYTE))}
        </dd>
        <dt>{texts.damage}</dt>
        <dd>{texts.damaged(damage)}</dd>
      </dl>
    </section>
  );
}
