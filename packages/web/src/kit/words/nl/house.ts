import type { HouseTexts } from '../en/house.ts';

export const texts: HouseTexts = {
  report: {
    remark: name => `Bericht van ${name} melden`,
    open: 'Iemand melden …',
    title: 'Melden bij de beheerder',
    quote: name => `${name} schreef:`,
    player: 'Speler',
    note: 'Nog een zin erbij, als je wilt',
    noteHint: 'Die leest alleen de beheerder van deze server.',
    ask: 'Wat is er mis? Druk op een reden om de melding te versturen.',
    remarkReasons: {
      abuse: 'Belediging, haat of bedreiging',
      sexual: 'Seksuele inhoud',
      spam: 'Spam of reclame',
      other: 'Iets anders',
    },
    playerReasons: {
      name: 'Een aanstootgevende naam',
      abuse: 'Valt anderen lastig',
      cheating: 'Speelt vals',
      stalling: 'Laat expres wachten of loopt weg',
      other: 'Iets anders',
    },
    sent: 'Bedankt. De beheerder van deze server kijkt ernaar. De speler krijgt er niets van te horen.',
    meanwhile: 'Je kunt de speler ook dempen of blokkeren.',
    rules: 'Omgangsregels',
    cancel: 'Annuleren',
    close: 'Klaar',
  },
  rules: {
    title: 'Omgangsregels',
    intro: 'We spelen hier gangsters, maar wel vriendelijke.',
    list: [
      'Wees aardig. Geen beledigingen, haat, bedreigingen of pesterijen, niet in de chat en niet in namen. Dreigementen van figuren uit het spel mogen.',
      'Niets seksueels, geen reclame, geen spam.',
      'Speel eerlijk: één mens, één plaats, en geen geheime afspraken via andere vensters of telefoons. Afspraken aan tafel horen bij het spel.',
      'Laat anderen niet expres wachten. Moet je weg, verlaat dan de tafel: een invaller speelt voor je verder.',
    ],
    reportTitle: 'Als iemand zich er niet aan houdt',
    reports: [
      'Meld het bericht of de speler: in de chat met ⋯ naast een bericht, of met “Iemand melden …”.',
      'De beheerder van deze server leest de melding, een kopie van het bericht en van wie de melding komt. De gemelde speler krijgt er niets van te horen.',
      'Er gebeurt niets vanzelf, hoeveel meldingen er ook zijn. De beheerder kan een bericht verbergen, een naam veranderen, iemand in de chat dempen of blokkeren, voor een tijd of voorgoed.',
      'Meldingen worden na een tijd gewist, en ook als jij of de gemelde speler zichzelf verwijdert.',
      'Dempen en blokkeren kun je altijd meteen zelf.',
    ],
  },
  banned: {
    title: 'Je bent op deze server geblokkeerd',
    why: 'De reden van de beheerder:',
    noWhy: 'De beheerder heeft geen reden gegeven.',
    until: time => `De blokkade eindigt op ${time}.`,
    forGood: 'De blokkade heeft geen einde. Alleen de beheerder kan haar opheffen.',
    means:
      'Je kunt hier geen tafels openen, nergens gaan zitten, niet meekijken en niets schrijven. In je lopende partijen speelt een invaller; na de blokkade kun je je plaats terugnemen.',
    still: 'Wat nog wel kan',
    local: 'Je kunt op dit apparaat tegen bots spelen, en de partijen bekijken die hier zijn opgeslagen.',
    data: 'Je kunt jezelf hieronder verwijderen. De blokkade blijft.',
    nobody: 'Je bent niet geblokkeerd',
    nobodyText: 'Op deze server is er geen blokkade voor jou of dit apparaat.',
  },
};
