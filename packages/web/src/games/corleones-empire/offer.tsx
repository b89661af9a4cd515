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
    en: 'Send out family and Thugs, do jobs, and fill your suitcase before the last act ends.',
    de: 'Schick Familie und Gangster los, erledige Jobs und füll deinen Koffer, bevor der letzte Akt endet.',
    nl: 'Stuur familie en gangsters op pad, doe klussen en vul je koffer voordat de laatste akte eindigt.',
  },
  seats: [2, 5],
  minutes: [60, 90],
  Art,
};
