import type { PagesTexts } from '../en/pages.ts';
import { sayIn } from '../say.ts';

const say = sayIn('nl');

export const texts: PagesTexts = {
  spoken: 'nl',
  bar: {
    tables: 'Tafels',
    rules: 'Regels',
    open: 'Tafel openen',
    settings: 'Instellingen',
    credits: 'Met dank aan',
    language: 'Taal',
    game: 'Spel',
    skip: 'Naar de inhoud',
    loading: 'Een ogenblik …',
  },
  landing: {
    motto: 'Drie spellen over families. Ga zitten, de koffie is van het huis.',
    promise: 'Geen account, geen naam, niets te installeren. Het huis vindt altijd een tegenstander voor je.',
    play: 'Nu spelen',
    invite: 'Vrienden uitnodigen',
    anybody: 'Met anderen spelen',
    learn: 'Leren',
    more: 'Meer opties',
    players: (min, max) => `${say.range(min, max)} spelers`,
    minutes: (min, max) => `${say.range(min, max)} minuten`,
    yours: 'Jouw tafels',
    opening: 'Wordt geopend …',
    footer: 'Het huis strijkt niets op.',
  },
  deletedPlayer: 'Verwijderde speler',
  notices: {
    unknown: {
      title: 'Pagina niet gevonden',
      text: 'Op dit adres is niets te vinden. Misschien is het verkeerd getypt, of is de pagina verhuisd.',
    },
    offline: {
      title: 'Geen verbinding',
      text: 'De server antwoordt niet. Je partij is veilig. Controleer je verbinding of speel offline tegen bots.',
    },
    gone: {
      title: 'Deze partij staat niet op dit apparaat',
      text: 'Die is ergens anders gespeeld, of de browser heeft zijn gegevens gewist. Begin een nieuwe.',
    },
    frozen: {
      title: 'Deze partij is bevroren',
      text: 'Die begon met oudere regels en kan met de nieuwe niet verder. Er is niets verloren: exporteer de partij of laat die hier staan.',
    },
    worker: {
      title: 'Deze browser is te oud',
      text: 'Hij kan geen partij op de achtergrond draaien. Neem een nieuwere of speel op de server.',
    },
    broken: {
      title: 'Er ging iets mis',
      text: 'Een deel van de pagina is niet geladen. Je partij is veilig. Laad de pagina opnieuw.',
    },
  },
  ways: {
    home: 'Naar de startpagina',
    tables: 'Alle tafels',
    reload: 'Opnieuw laden',
    save: 'Als bestand opslaan',
    openFile: 'Bestand openen',
  },
  nameless: 'Gast',
  device: {
    together: 'Op één apparaat',
    guest: seat => `Gast ${seat}`,
    export: 'Exporteren',
  },
};
