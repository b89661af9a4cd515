import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Gus Farthing',
    about:
      'Ein Zeitungsjunge von neunzehn Jahren, der würfelt, wie er Zeitungen wirft: kräftig und ab und zu durchs Fenster.',
    lines: [
      'Extrablatt! Junge von hier weiß nicht, was er gerade getan hat!',
      'Gewürfelt habe ich mit Absicht. Nur mit einer anderen.',
      'Wenn ich reich bin, kaufe ich einen Senator. Oder ein Fahrrad.',
      'Steht morgen alles drin. Ich bin nur fürs Rufen da.',
      'Ist das verboten? Nein? Dann war es Absicht.',
    ],
  },
  {
    name: 'Dolly Quince',
    about: 'Die Garderobenfrau des Jazzclubs, die zwischen zwei Mänteln alles hört und auf die Hälfte davon wettet.',
    lines: [
      'Ich kenne jeden Mantel der Stadt und was in den Taschen steckt.',
      'Halt deinen Hut fest, Schätzchen. Und den Laden an der Ecke.',
      'Fortuna schuldet mir einen Drink. Ich nehme ihn in bar.',
      'Lächeln. Der Fotograf vom Revier ist da.',
      'Gib her. Nummer zweiundvierzig. Verlier die Marke nicht.',
    ],
  },
  {
    name: 'Hank Osterby',
    about: 'Ein Schlepperkapitän um die fünfzig, der weiß, was im Fluss liegt, und geradewegs daran vorbeisteuert.',
    lines: [
      'Der Fluss schweigt. Ich zeige den Leuten nur, wo er tief ist.',
      'Langsam voraus. Bei drei Knoten ist noch keiner gesunken.',
      'Ich habe mal eine Fähre vom Fels gezogen. Du bist leichter.',
      'Die Flut kommt. Man riecht sie. Oder das ist Brooklyn.',
      'Meine Knoten mache ich selbst. Hochgekommen ist noch keiner.',
    ],
  },
  {
    name: 'Ignaz Feld',
    about:
      'Ein Buchhalter aus Wien, fünfundfünfzig, der zwei Bücher so sauber führt, dass beide stimmen; du stehst im zweiten.',
    lines: [
      'Ich habe dich schon abgeschrieben. Vorerst mit Bleistift.',
      'Zwei und zwei ist vier. Vor Steuern.',
      'Ich spiele nicht. Ich runde.',
      'Ein Verbrechen ohne Beleg ist bloß schlechtes Benehmen.',
      'In meinen Büchern hat jeder Freund eine Seite. Mancher zwei.',
    ],
  },
  {
    name: 'Cora Whitlow',
    about:
      'Eine Witwe von siebzig mit einem Blumenladen am Gericht; Richter grüßen sie zuerst, und zweimal besiegt hat sie niemand.',
    lines: [
      'Die Schleife ist schon beschriftet. Du hast so einen schönen Namen.',
      'Lilien oder Rosen? Egal. Ich frage deine Verwandten.',
      'Alles wächst, mein Kind, wenn man das Richtige vergräbt.',
      'Geduld. Der Frost holt die Großen zuerst.',
      'Der Richter mag Nelken. So etwas sollte man wissen.',
    ],
  },
];
