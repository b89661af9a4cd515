import { useDesk } from './desk.ts';
import type { Point } from './geometry.ts';
import { countsOf, type Part } from './zoom.ts';

interface PartsProps {
  readonly part: Part;
  readonly targets: readonly Point[];
  readonly look: (part: Part) => void;
}

/** Buttons for the parts of the map, each with the number of places that can be chosen there. */
export function Parts({ part, targets, look }: PartsProps) {
  const { words, labels } = useDesk();
  const counts = countsOf(targets);
  return (
    <div class="ce-parts">
      <button type="button" class="ce-part" aria-pressed={part === 'whole'} onClick={() => look('whole')}>
        {labels.wholeMap}
      </button>
      {counts.map((count, turf) => {
        const { name } = words.numbered.area(turf);
        return (
          <button
            key={name}
            type="button"
            class="ce-part"
            aria-pressed={part === turf}
            data-count={count > 0 ? count : undefined}
            onClick={() => look(turf)}
          >
            {name}
            {count > 0 && <span class="sr-only">: {labels.toChoose(count)}</span>}
          </button>
        );
      })}
    </div>
  );
}
