import { Crest } from '../../kit/look/art/crest.tsx';
import type { Offer } from '../face.ts';

/** The families' crests. */
const Art = () => (
  <div class="art-crests">
    {[0, 1, 2, 3, 4].map(seat => (
      <Crest key={seat} seat={seat} size={84} />
    ))}
  </div>
);

export const offer: Offer = {
  name: 'Corleone’s Empire',
  line: {
    en: 'Send family and thugs to work, do the jobs, and fill the suitcase before the last act.',
    de: 'Schick Familie und Gangster los, erledige Jobs und füll den Koffer vor dem letzten Akt.',
    nl: 'Stuur familie en gangsters op pad, doe de klussen en vul de koffer vóór de laatste akte.',
  },
  seats: [2, 5],
  minutes: [60, 90],
  Art,
};
