import { rankOf, seatOf } from '../types.ts';
import { type Phrases, previewWords } from './preview.ts';
import { NUMERALS } from './shared.ts';
import { money } from './things.de.ts';

/** The clauses of previews. */
export function previewsIn(say: Phrases) {
  const { numbered, does, whom, whose, all } = say;
  const area = (turf: number): string => numbered.area(turf).name;
  const where = (turf: number): string => numbered.area(turf).where;
  const times = (count: number, text: string): string => (count === 1 ? text : `${count} × ${text}`);
  return previewWords(say, {
    gets: cards => `du bekommst ${cards}`,
    loses: cards => `aus deiner Hand: ${cards}`,
    trades: (gets, loses) => `du bekommst ${gets} für ${loses}`,
    suitcase: dollars => `danach im Koffer: ${money(dollars)}`,
    horseHead: (who, seat) => `${does(who, seat, 'du bekommst', 'bekommt')} den Pferdekopf`,
    completes: (who, seat, job) => `${job} kommt in ${whose(who, seat, 'deinen')} Koffer`,
    takesAlly: (who, seat, ally) => `${does(who, seat, 'du nimmst', 'nimmt')} ${numbered.ally(ally).object}`,
    allyBack: ally => `zurück auf deiner Hand: ${ally}`,
    allyGone: ally => `aus dem Spiel: ${ally}`,
    drowns: (who, figure, count) =>
      `in den Hudson: ${times(count, `${numbered.rank(rankOf(figure)).name} (${whom(who, seatOf(figure), 'du')})`)}`,
    thugsBack: count => `zurück im Vorrat: ${times(count, numbered.rank(3).name)}`,
    membersBack: count => `zurück im Vorrat: ${count === 1 ? '1 Familienmitglied' : `${count} Familienmitglieder`}`,
    out: (who, seat) => `${does(who, seat, 'du scheidest', 'scheidet')} aus der Phase aus`,
    controls: (who, seat, turf) => `${does(who, seat, 'du kontrollierst', 'kontrolliert')} ${area(turf)}`,
    reinforces: (who, seat, turf) => `${does(who, seat, 'du legst', 'legt')} ${where(turf)} noch einen Kontrollmarker`,
    loosens: (who, seat, turf) => `${does(who, seat, 'du nimmst', 'nimmt')} ${where(turf)} einen Kontrollmarker weg`,
    nobodyControls: turf => `niemand kontrolliert ${area(turf)}`,
    pileEmpty: kind => `danach ist der Stapel leer: ${kind}`,
    bid: dollars => `dein Gebot bisher: ${money(dollars)}`,
    stays: dollars => `${money(dollars)} bleiben im Koffer`,
    toKeep: cards => `noch ${cards} zu behalten`,
    goes: cards => `du gibst ab: ${cards}`,
    businessOver: 'die Familiengeschäfte sind vorbei',
    act: act => `Akt ${NUMERALS[act] ?? act + 1} beginnt`,
    depends: {
      deal: 'dann werden die Jobs verteilt',
      tile: 'dann öffnet ein neues Gewerbe',
      jobs: 'dann ziehst du Jobs',
      offer: 'dann werden alle Karten gezeigt',
      bids: 'dann werden die Gebote geöffnet',
      tribute: 'dann wird der Tribut gezeigt',
      'public-jobs': 'dann werden neue Jobs ausgelegt',
      allies: 'dann werden neue Verbündete ausgelegt',
      suitcases: 'dann werden die Koffer geöffnet',
    },
    theft: (who, victim) => `dann ziehst du eine Geldkarte aus ${whose(who, victim, 'deinem')} Koffer`,
    nothing: 'das bringt nichts',
    ends: 'die Partie endet',
    wins: (who, winners) => `die Partie endet, Sieg für ${all(who, winners, 'dich')}`,
  });
}
