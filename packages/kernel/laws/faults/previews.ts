import { preview } from '../../sitdown/preview.ts';
import { sitdown } from '../../sitdown/sitdown.ts';
import { type Fault, memory } from './fault.ts';

const withPreview = (change: Partial<typeof preview>): Fault['game'] => ({
  ...sitdown,
  preview: { ...preview, ...change },
});

/** Previews that leave something out, or say what nobody can know. */
export const previews: Fault[] = [
  {
    name: 'a preview that doesn’t know the votes',
    laws: [14],
    game: withPreview({ facts: view => preview.facts(view).filter(({ what }) => what !== 'stay') }),
  },
  {
    name: 'a preview that doesn’t know whose cash changes',
    laws: [14],
    game: withPreview({ facts: view => preview.facts(view).filter(({ what }) => what !== 'cash') }),
  },
  {
    name: 'a preview that counts how often it was asked',
    laws: [14],
    game: withPreview({ facts: view => [...preview.facts(view), { what: 'round', is: memory.count++ }] }),
  },
  {
    name: 'a preview that tells the imagined roll',
    laws: [14],
    game: withPreview({
      dependsOn: revealed =>
        revealed.type === 'paid' ? { type: 'die', seat: revealed.amount } : preview.dependsOn(revealed),
    }),
  },
  {
    name: 'a preview that tells the imagined card',
    laws: [14],
    game: withPreview({
      dependsOn: revealed =>
        revealed.type === 'drew-card' ? { type: 'draw', seat: revealed.card } : preview.dependsOn(revealed),
    }),
  },
];
