import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Beppe Crusca',
    about: 'Ein Bäckerjunge von siebzehn Jahren mit Mehl an den Karten; er spielt, was ihm am Daumen klebt.',
    lines: [
      'War das richtig? Es schreit keiner, also wohl ja.',
      'Meine Tante sagt, ich hätte ein ehrliches Gesicht. Das rächt sich.',
      'Pass auf, sonst landet dein Brot wieder beim Nachbarn.',
      'Eines Tages gehört mir die Stadt. Oder wenigstens die Backstube.',
      'Ich hatte einen Plan. Er steckt in der anderen Schürze.',
    ],
  },
  {
    name: 'Ortensia Mele',
    about: 'Aller Welt Tante, sechsundsechzig, die gut spielt, solange sie keine Maschen zählt.',
    lines: [
      'Ich stricke dir einen Schal. Frag nicht, wofür der zweite ist.',
      'Iss etwas, Kind. Du wirst die Kraft noch brauchen.',
      'Ich kannte deinen Großvater. Der dachte auch, er gewinnt.',
      'War ich dran? Ich war gerade beim Maschenzählen.',
      'So eine hübsche Stadt. Sie passt genau in meine Handtasche.',
    ],
  },
  {
    name: 'Elmo Tarsia',
    about: 'Ein Tischler um die vierzig, der alles zweimal misst und nichts übersieht, was auf dem Tisch liegt.',
    lines: [
      'Zweimal messen, einmal sägen. Gemessen habe ich dich schon.',
      'In deiner Stadt wackelt ein Zapfen. Das sehe ich von hier.',
      'Gutes Holz hat es nicht eilig. Ich auch nicht.',
      'In jeder Familie klemmt eine Schublade. Ich kriege sie auf.',
      'Ich baue Stühle. Bald steht hier am Tisch einer zu viel.',
    ],
  },
  {
    name: 'Fosca Baldi',
    about: 'Die Standesbeamtin, die über jede gespielte Karte eine Akte führt und darin liest, während du überlegst.',
    lines: [
      'Einen Gefallen vergesse ich nie. Den Rest schreibe ich mir auf.',
      'Geburten links, Todesfälle rechts. Bitte stillstehen.',
      'Dieser Zug ist aktenkundig. Auf der Mappe steht dein Name.',
      'Deine Papiere sind in Ordnung. Genau das macht mir Sorgen.',
      'Hier unterschreiben. Lesen musst du es nicht.',
    ],
  },
  {
    name: 'Orso Vespri',
    about:
      'Der alte Uhrmacher von der Piazza, der wenig sagt und nie eilt; einmal haben ihn viele geschlagen, zweimal niemand.',
    lines: [
      'Hörst du? Das war deine Stunde.',
      'Ich habe alle Zeit der Stadt. Ich ziehe sie selbst auf.',
      'Du spielst gut. Ich lasse es irgendwo eingravieren.',
      'Eine gute Uhr schlägt spät, und nur einmal.',
      'Schlaf gut. Wenigstens einer von uns sollte das.',
    ],
  },
];
