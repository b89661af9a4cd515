import type { NewsTexts } from '../en/news.ts';

export const texts: NewsTexts = {
  title: 'Nieuws over je tafels',
  hint: 'Als jij aan de beurt bent, een partij begint of eindigt, of iemand op je wacht, kan deze server je dat laten weten, ook als deze pagina dicht is.',
  kind: 'Laten weten via',
  kinds: {
    email: {
      name: 'E-mail',
      hint: 'Je krijgt eerst een mail met een link. Pas als je daarmee je adres hebt bevestigd, komt er nieuws. Over een tafel krijg je één mail, en de volgende pas als je die tafel hebt geopend.',
      address: 'E-mailadres',
    },
    discord: {
      name: 'Discord',
      hint: 'Open in Discord de instellingen van het kanaal, “Integraties”, “Webhooks”, en kopieer de URL van een webhook.',
      address: 'Webhook-URL',
    },
    slack: {
      name: 'Slack',
      hint: 'Zet bij een Slack-app “Incoming Webhooks” aan en kopieer de URL van een webhook.',
      address: 'Webhook-URL',
    },
    matrix: {
      name: 'Matrix',
      hint: 'Gebruik er een apart account voor: de server bewaart het toegangstoken en schrijft namens dat account.',
      address: 'Homeserver, bijvoorbeeld https://matrix.example.org',
      room: 'Kamer-ID, begint met !',
      token: 'Toegangstoken',
    },
    push: { name: 'Melding', hint: 'Zet meldingen op het apparaat zelf aan.' },
    webhook: {
      name: 'Webhook',
      hint: 'Voor een programma van jezelf. Het krijgt ondertekende berichten in JSON.',
      address: 'Adres, begint met https://',
    },
  },
  isShared: 'Anderen kunnen de berichten lezen',
  sharedHint:
    'Dan wordt alleen gestuurd wat de hele tafel aangaat, en zolang antwoorden geheim zijn wordt niemand genoemd.',
  add: kind => `${kind} toevoegen`,
  secret:
    'Kopieer deze sleutel nu. Hij wordt niet nog een keer getoond. Daarmee kan de ontvanger controleren of een bericht echt hiervandaan komt.',
  shared: 'anderen kunnen meelezen',
  pending: 'Nog niet bevestigd: open de link in de mail die we ernaartoe hebben gestuurd. Hij werkt een dag.',
  since: date => `sinds ${date}`,
  test: 'Test sturen',
  remove: 'Verwijderen',
  arrived: 'Het testbericht is aangekomen.',
  faults: {
    address: 'Het laatste bericht kwam niet aan: naar dit adres kan niets worden gestuurd.',
    timeout: 'Het laatste bericht kwam niet aan: de ontvanger antwoordde niet op tijd.',
    connection: 'Het laatste bericht kwam niet aan: er kon geen veilige verbinding worden gemaakt.',
    redirect: 'Het laatste bericht kwam niet aan: het adres verwijst door naar een ander. Vul dat adres in.',
    status: 'Het laatste bericht kwam niet aan: de ontvanger heeft het geweigerd.',
    gone: 'De ontvanger wil geen berichten meer en is daarom verwijderd.',
    house:
      'Het laatste bericht kwam niet aan: deze server kan er op dit moment geen versturen. Hij probeert het opnieuw.',
    refused: 'De ontvanger weigert onze berichten. We sturen er niets meer heen tot een testbericht aankomt.',
  },
  quiet: 'Stille uren',
  quietHint: timeZone =>
    `In deze uren wordt niets gestuurd (${timeZone}). Daarna krijg je alles wat er dan nog toe doet in één bericht.`,
  from: 'Van',
  to: 'Tot',
  push: {
    choice: 'Ook als er geen pagina open is',
    choiceHint: 'Op dit apparaat. Het bericht gaat versleuteld via de pushdienst van je browser.',
    obstacles: {
      insecure: 'Voor meldingen met de pagina dicht is https nodig, en dat heeft dit adres niet.',
      unsupported:
        'Deze browser kan geen meldingen tonen als de pagina dicht is. Zet de pagina op een iPhone of iPad eerst op het beginscherm.',
    },
    denied: 'De browser blokkeert meldingen. Je kunt ze toestaan in de instellingen voor deze site.',
    failed: 'De browser kon meldingen niet aanzetten. Laad de pagina opnieuw en probeer het nog eens.',
    here: 'dit apparaat',
  },
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
