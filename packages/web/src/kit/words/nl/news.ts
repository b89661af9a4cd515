import type { NewsTexts } from '../en/news.ts';

export const texts: NewsTexts = {
  title: 'Webhooks',
  hint: 'Als jij aan de beurt bent, een partij begint of eindigt, of iemand op je wacht, kan deze server een bericht naar een eigen adres van je sturen: naar een programma, of naar een dienst die het doorgeeft.',
  address: 'Adres',
  addressHint: 'Begint met https://',
  isShared: 'Anderen kunnen de berichten lezen',
  sharedHint:
    'Dan wordt alleen gestuurd wat de hele tafel aangaat, en zolang antwoorden geheim zijn wordt niemand genoemd.',
  add: 'Webhook toevoegen',
  secret:
    'Kopieer deze sleutel nu. Hij wordt niet nog een keer getoond. Daarmee kan de ontvanger controleren of een bericht echt hiervandaan komt.',
  shared: 'anderen kunnen meelezen',
  since: date => `sinds ${date}`,
  test: address => `Test naar ${address} sturen`,
  remove: address => `${address} verwijderen`,
  arrived: 'Het testbericht is aangekomen.',
  faults: {
    address: 'Het laatste bericht kwam niet aan: naar dit adres kan niets worden gestuurd.',
    timeout: 'Het laatste bericht kwam niet aan: de ontvanger antwoordde niet op tijd.',
    connection: 'Het laatste bericht kwam niet aan: er kon geen veilige verbinding worden gemaakt.',
    redirect: 'Het laatste bericht kwam niet aan: het adres verwijst door naar een ander. Vul dat adres in.',
    status: 'Het laatste bericht kwam niet aan: de ontvanger heeft het geweigerd.',
    gone: 'De ontvanger wil geen berichten meer en is daarom verwijderd.',
  },
  quiet: 'Stille uren',
  quietHint: timeZone =>
    `In deze uren wordt niets gestuurd (${timeZone}). Daarna krijg je alles wat er dan nog toe doet in één bericht.`,
  from: 'Van',
  to: 'Tot',
  calendar: {
    title: 'Agenda',
    hint: 'Abonneer je in je agenda-app op een link, dan zie je daar wanneer je bedenktijd afloopt in correspondentiepartijen. Wie de link heeft, kan die tijden zien en je tafels openen: houd hem voor jezelf.',
    make: 'Link maken',
    link: 'Agendalink',
    replace: 'Link vervangen',
    remove: 'Uitzetten',
    made: 'Dit is je link.',
    replaced: 'Dit is je nieuwe link. De oude werkt niet meer.',
    removed: 'De agenda staat uit. De link werkt niet meer.',
  },
};
