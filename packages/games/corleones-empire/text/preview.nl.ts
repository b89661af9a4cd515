import { rankOf, seatOf } from '../types.ts';
import { type Phrases, previewWords } from './preview.ts';
import { NUMERALS } from './shared.ts';
import { money } from './things.nl.ts';

/** The clauses of previews. */
export function previewsIn(say: Phrases) {
  const { numbered, does, whom, whose, all } = say;
  const where = (turf: number): string => numbered.area(turf).where;
  const area = (turf: number): string => where(turf).replace(/^(?:in|op) /, '');
  const times = (count: number, text: string): string => (count === 1 ? text : `${count} × ${text}`);
  return previewWords(say, {
    gets: cards => `je krijgt ${cards}`,
    loses: cards => `uit je hand: ${cards}`,
    trades: (gets, loses) => `je krijgt ${gets} voor ${loses}`,
    suitcase: dollars => `daarna in je koffer: ${money(dollars)}`,
    horseHead: (who, seat) => `${does(who, seat, 'je krijgt', 'krijgt')} het paardenhoofd`,
    completes: (who, seat, job) => `${job} gaat in ${whose(who, seat, 'je')} koffer`,
    takesAlly: (who, seat, ally) => `${does(who, seat, 'je neemt', 'neemt')} ${numbered.ally(ally).object}`,
    allyBack: ally => `terug in je hand: ${ally}`,
    allyGone: ally => `uit het spel: ${ally}`,
    drowns: (who, figure, count) =>
      `in de Hudson: ${times(count, `${numbered.rank(rankOf(figure)).name} (${whom(who, seatOf(figure), 'jij')})`)}`,
    thugsBack: count => `terug in je voorraad: ${times(count, numbered.rank(3).name)}`,
    membersBack: count => `terug in je voorraad: ${count === 1 ? '1 familielid' : `${count} familieleden`}`,
    out: (who, seat) => `${does(who, seat, 'je doet', 'doet')} deze fase niet meer mee`,
    controls: (who, seat, turf) => `${does(who, seat, 'je beheerst', 'beheerst')} ${area(turf)}`,
    reinforces: (who, seat, turf) => `${does(who, seat, 'je legt', 'legt')} nog een marker ${where(turf)}`,
    loosens: (who, seat, turf) => `${does(who, seat, 'je haalt', 'haalt')} een marker weg ${where(turf)}`,
    nobodyControls: turf => `niemand beheerst ${area(turf)}`,
    pileEmpty: kind => `daarna is de stapel leeg: ${kind}`,
    bid: dollars => `je bod tot nu toe: ${money(dollars)}`,
    stays: dollars => `${money(dollars)} blijft in je koffer`,
    toKeep: cards => `nog ${cards} te houden`,
    goes: cards => `je draagt af: ${cards}`,
    businessOver: 'de familiezaken zijn voorbij',
    act: act => `Akte ${NUMERALS[act] ?? act + 1} begint`,
    depends: {
      deal: 'dan worden de klussen gedeeld',
      tile: 'dan opent er een nieuwe zaak',
      jobs: 'dan trek je klussen',
      offer: 'dan gaan alle kaarten open',
      bids: 'dan gaan de biedingen open',
      tribute: 'dan gaat het tribuut open',
      'public-jobs': 'dan komen er nieuwe klussen',
      allies: 'dan komen er nieuwe bondgenoten',
      suitcases: 'dan gaan de koffers open',
    },
    theft: (who, victim) => `dan trek je een geldkaart uit ${whose(who, victim, 'je')} koffer`,
    nothing: 'dit levert niets op',
    ends: 'het spel is afgelopen',
    wins: (who, winners) => `het spel is afgelopen, gewonnen door ${all(who, winners, 'jou')}`,
  });
}
