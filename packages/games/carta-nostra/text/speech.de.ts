import type { GameSpeech } from '@consigliere/kernel';

export const speech: GameSpeech = {
  characters: [
    // Beppe Crusca
    {
      about: 'Ein Bäckerjunge von siebzehn Jahren mit Mehl an den Karten; er spielt, was ihm am Daumen klebt.',
      greets: ['Abend! Entschuldigung wegen dem Mehl.'],
      gains: ['Oh! Das ist schön aufgegangen.'],
      hits: ['Verzeihung! War das deiner?', 'Ich wollte ihn nur anstupsen.'],
      hurt: ['Au. Der schuldete mir noch zwei Brote.', 'Macht nichts. Mir brennt auch mal was an.'],
      leads: ['Moment. Gewinne ich? Sag nichts.'],
      trails: ['Du bist fast fertig? Ich knete noch.'],
      wins: ['Gewonnen? Keiner rührt was an!'],
      loses: ['Wenigstens ist das Brot pünktlich.'],
      turn: [
        'War das richtig? Es schreit keiner, also wohl ja.',
        'Meine Tante sagt, ich hätte ein ehrliches Gesicht. Das rächt sich.',
        'Pass auf, sonst landet dein Brot wieder beim Nachbarn.',
        'Eines Tages gehört mir die Stadt. Oder wenigstens die Backstube.',
        'Ich hatte einen Plan. Er steckt in der anderen Schürze.',
      ],
    },
    // Ortensia Mele
    {
      about: 'Aller Welt Tante, sechsundsechzig, die gut spielt, solange sie keine Maschen zählt.',
      greets: ['Setz dich, Kind. Du siehst dünn aus.'],
      gains: ['So. Das sitzt wie ein Fäustling.'],
      hits: ['Hoppla. Masche gefallen. Deine, glaube ich.', 'Nicht schmollen. Das macht Falten.'],
      hurt: ['Das war nicht nett. Ich sag’s deiner Mutter.', 'Du trennst eine Reihe auf, ich stricke zwei.'],
      leads: ['Fehlt nur noch der Daumen.'],
      trails: ['Langsam, Kind. Sonst kriegst du Bauchweh.'],
      wins: ['So, das hätten wir. Wer mag Kuchen?'],
      loses: ['Schön gespielt. Und jetzt Hände waschen.'],
      turn: [
        'Ich stricke dir einen Schal. Frag nicht, wofür der zweite ist.',
        'Iss etwas, Kind. Du wirst die Kraft noch brauchen.',
        'Ich kannte deinen Großvater. Der dachte auch, er gewinnt.',
        'War ich dran? Ich war gerade beim Maschenzählen.',
        'So eine hübsche Stadt. Sie passt genau in meine Handtasche.',
      ],
    },
    // Elmo Tarsia
    {
      about: 'Ein Tischler um die vierzig, der alles zweimal misst und nichts übersieht, was auf dem Tisch liegt.',
      greets: ['Guten Abend. Der Tisch wackelt. Lass mich mal.'],
      gains: ['Bündig. Da passt keine Karte dazwischen.'],
      hits: ['Das musste abgehobelt werden.', 'Das Stück lag quer zur Faser.'],
      hurt: ['Ein Kratzer. Den schleife ich raus.', 'Pfusch. Von dir hätte ich mehr erwartet.'],
      leads: ['Noch ein Dübel, dann steht es.'],
      trails: ['Schnelle Arbeit. Mal sehen, wie die in einem Jahr aussieht.'],
      wins: ['Fertig. Vorsicht, frisch lackiert.'],
      loses: ['Gute Verbindung. Ich hätte die Schrauben versenkt.'],
      turn: [
        'Zweimal messen, einmal sägen. Gemessen habe ich dich schon.',
        'In deiner Stadt wackelt ein Zapfen. Das sehe ich von hier.',
        'Gutes Holz hat es nicht eilig. Ich auch nicht.',
        'In jeder Familie klemmt eine Schublade. Ich kriege sie auf.',
        'Ich baue Stühle. Bald steht hier am Tisch einer zu viel.',
      ],
    },
    // Fosca Baldi
    {
      about: 'Die Standesbeamtin, die über jede gespielte Karte eine Akte führt und darin liest, während du überlegst.',
      greets: ['Name, Vorname, Grund des Besuchs.'],
      gains: ['Gestempelt, gezeichnet, eingetragen.'],
      hits: ['Aus dem Register gestrichen.', 'Abgelegt unter „ehemalig“.'],
      hurt: ['Das brauche ich in dreifacher Ausfertigung.', 'Vermerkt. Mit Datum und Uhrzeit.'],
      leads: ['Es fehlt eine Unterschrift. Meine.'],
      trails: ['Du liegst offenbar vorn. Das prüfe ich.'],
      wins: ['Akte geschlossen. Der Nächste, bitte.'],
      loses: ['Das Ergebnis stimmt. Ich habe dreimal nachgesehen.'],
      turn: [
        'Einen Gefallen vergesse ich nie. Den Rest schreibe ich mir auf.',
        'Geburten links, Todesfälle rechts. Bitte stillstehen.',
        'Dieser Zug ist aktenkundig. Auf der Mappe steht dein Name.',
        'Deine Papiere sind in Ordnung. Genau das macht mir Sorgen.',
        'Hier unterschreiben. Lesen musst du es nicht.',
      ],
    },
    // Orso Vespri
    {
      about:
        'Der alte Uhrmacher von der Piazza, der wenig sagt und nie eilt; einmal haben ihn viele geschlagen, zweimal niemand.',
      greets: ['Du bist früh dran. Oder ich sehr spät.'],
      gains: ['Klick. Das Rad läuft.'],
      hits: ['Seine Feder war müde.', 'Die Zeit ist um. Für den da.'],
      hurt: ['Auch mir fällt mal ein Schräubchen runter.', 'Geduld. Zur vollen Stunde schlägt es wieder.'],
      leads: ['Fünf vor zwölf.'],
      trails: ['Du gehst vor. Das nutzt ab.'],
      wins: ['Zwölf. Wie gesagt.'],
      loses: ['Einmal. Das ist erlaubt.'],
      turn: [
        'Hörst du? Das war deine Stunde.',
        'Ich habe alle Zeit der Stadt. Ich ziehe sie selbst auf.',
        'Du spielst gut. Ich lasse es irgendwo eingravieren.',
        'Eine gute Uhr schlägt spät, und nur einmal.',
        'Schlaf gut. Wenigstens einer von uns sollte das.',
      ],
    },
  ],
  threats: [
    'Schlaf gut. Schließ ab.',
    'Ich weiß, wo du dein Brot kaufst.',
    'Hübsche Stadt. Schade, wenn es regnet.',
    'Du hörst von meiner Familie.',
    'Lächle. Das war dein guter Zug.',
  ],
  emotes: {
    salute: 'Guten Abend, Nachbarn.',
    respect: 'Ich ziehe den Hut.',
    laughter: 'Du bringst mich zum Lachen.',
    regret: 'Nichts Persönliches. Familie.',
    warning: 'Die Karte merke ich mir.',
    hurry: 'Mein Kaffee wird kalt.',
  },
};
