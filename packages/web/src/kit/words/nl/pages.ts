import type { PagesTexts } from '../en/pages.ts';
import { sayIn } from '../say.ts';

const say = sayIn('nl');

export const texts: PagesTexts = {
  spoken: 'nl',
  bar: {
    home: 'Voorpagina',
    tables: 'Tafels',
    rules: 'Regels',
    open: 'Tafel openen',
    settings: 'Instellingen',
    credits: 'Met dank aan',
    language: 'Taal',
    skip: 'Naar de inhoud',
    loading: 'Een ogenblik.',
  },
  landing: {
    motto: 'Drie spellen over families. Ga zitten, de koffie is van het huis.',
    promise: 'Geen account, geen naam, niets te installeren. Het huis vindt altijd een tegenstander voor je.',
    play: 'Nu spelen',
    playLong: game => `${game} nu tegen het huis spelen`,
    invite: 'Vrienden uitnodigen',
    inviteLong: game => `Een tafel voor ${game} openen en vrienden uitnodigen`,
    learn: 'Leren',
    learnLong: game => `${game} leren in een eerste partij met tips`,
    more: 'Meer keuzes',
    moreLong: game => `Meer keuzes voor ${game}`,
    players: (min, max) => `${say.range(min, max)} spelers`,
    minutes: (min, max) => `${say.range(min, max)} minuten`,
    yours: 'Jouw tafels',
    opening: 'De tafel wordt gedekt.',
    footer: 'Het huis strijkt niets op.',
  },
  notices: {
    unknown: { title: 'Hier is niets', text: 'Op dit adres is geen pagina. Het is verkeerd getypt of verhuisd.' },
    dead: {
      title: 'Onder die naam is hier niemand',
      text: 'De link is oud of verkeerd getypt. Vraag een nieuwe of bekijk alle tafels.',
    },
    full: { title: 'Elke stoel is bezet', text: 'Je mag meekijken of een eigen tafel openen.' },
    begun: { title: 'Ze zijn begonnen', text: 'De partij is bezig. Je mag meekijken of een eigen tafel openen.' },
    finished: {
      title: 'Deze partij is afgelopen',
      text: 'De stoelen staan op tafel. Bekijk hoe het afliep of open een eigen tafel.',
    },
    offline: {
      title: 'De lijn is dood',
      text: 'De server antwoordt niet. Je partij is veilig; controleer je verbinding. Tegen het huis speel je ook zonder netwerk.',
    },
    gone: {
      title: 'Deze partij is niet op dit apparaat',
      text: 'Ze is elders gespeeld, of de browser heeft opgeruimd. Begin een andere.',
    },
    frozen: {
      title: 'Deze partij is bevroren',
      text: 'Ze begon onder oudere regels en kan volgens deze niet verder. Er is niets verloren: exporteer haar of laat haar hier liggen.',
    },
    worker: {
      title: 'Deze browser is hier te oud voor',
      text: 'Hij kan geen partij op de achtergrond draaien. Neem een nieuwere, of speel aan een tafel op de server.',
    },
    broken: {
      title: 'Er ging iets mis',
      text: 'Een deel van de pagina kwam niet aan. Je partij is veilig; laad de pagina opnieuw.',
    },
    old: {
      title: 'Deze pagina is verouderd',
      text: 'De server is bijgewerkt, en opnieuw laden hielp niet. Sluit alle tabbladen met deze pagina en open haar dan opnieuw.',
    },
  },
  ways: {
    home: 'Naar de voorpagina',
    tables: 'Alle tafels',
    open: 'Eigen tafel openen',
    watch: 'Meekijken',
    again: 'Opnieuw proberen',
    look: 'Bekijk hoe het afliep',
    reload: 'Opnieuw laden',
    replay: 'Herhaling bekijken',
    replayFile: 'Herhaling uit een bestand',
  },
  nameless: 'Gast',
  device: {
    together: 'Rond dit apparaat',
    togetherLong: game => `${game} spelen met anderen die rond dit apparaat zitten`,
    people: 'Wie er aan dit apparaat zit',
    person: 'Iemand aan dit apparaat',
    nameOf: chair => `Naam op stoel ${chair}`,
    guest: chair => `Speler ${chair}`,
    handOver: name => `Geef het apparaat aan ${name}`,
    lookAway: 'Alle anderen kijken uit het raam.',
    lift: name => `Ik ben ${name}`,
    files: 'Partijen in bestanden',
    filesHint: 'Een partij op dit apparaat kun je als bestand meenemen en hier of elders weer inlezen.',
    export: 'Exporteren',
    exportLong: game => `Deze partij ${game} als bestand exporteren`,
    exportAll: 'Alles exporteren',
    import: 'Importeren',
    imported: matches => say.plural(matches, { one: 'Eén partij is nu hier.', other: '# partijen zijn nu hier.' }),
  },
};
