import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Skip Danby',
    about: 'Ein Liftboy von achtzehn Jahren, der fremde Koffer trägt und unter Druck den falschen Knopf drückt.',
    lines: [
      'Aufwärts! Oder abwärts. Das weiß ich erst, wenn die Tür aufgeht.',
      'Ich habe mal einen sehr schweren Koffer getragen. Leider fremd.',
      'Welches ist noch mal Queens? Na gut, ich bleibe hier.',
      'Von Folgen hat keiner was gesagt. Gibt es Trinkgeld?',
      'Ich kenne einen im neunten Stock. Er kennt mich nicht.',
    ],
  },
  {
    name: 'Rhoda Blum',
    about: 'Eine Taxifahrerin von vierundvierzig, die jedes Gebiet und jedes Gerücht kennt und gern den Umweg nimmt.',
    lines: [
      'Ich kenne eine Abkürzung. Sie dauert länger, aber man redet.',
      'Die Uhr läuft, Schätzchen. Vielleicht solltest du das auch.',
      'Mir erzählen alle alles. Keiner sieht hin, wer am Steuer sitzt.',
      'Chelsea, um diese Zeit? Ich ginge zu Fuß. Und nicht langsam.',
      'Für Freunde bremse ich. Merk dir das.',
    ],
  },
  {
    name: 'Otis Merrow',
    about: 'Ein Nachtclubpianist um die fünfzig, der keine Note auslässt, die dasteht, und jede falsche hört.',
    lines: [
      'Gleiches Lied, neue Tonart. Die Kapelle zahlt ein anderer.',
      'Ich habe nichts gesehen. Ich hatte die Noten vor mir.',
      'Du bist einen Takt zu früh. Das finde ich taktlos.',
      'Erst das leise Pedal. Das Laute kommt von allein.',
      'Eine gute linke Hand verrät nie, was die rechte nimmt.',
    ],
  },
  {
    name: 'Lena Sobotka',
    about: 'Eine Schneiderin von sechzig, die doppelte Böden in Koffer näht und an jedem losen Faden zieht.',
    lines: [
      'Ich habe Maß genommen, während du überlegt hast. In Schwarz?',
      'Doppelter Boden, festes Futter, ein vorsichtiger Vorbesitzer.',
      'Da hängt ein Faden, Liebes. Ich ziehe nur ein bisschen.',
      'Die Nadel ist klein. Durch geht sie trotzdem.',
      'Tiefe Taschen, kurze Ärmel. Ich sehe, wer zu ändern ist.',
    ],
  },
  {
    name: 'Ezra Quill',
    about:
      'Der pensionierte Kartograf, der die Stadt gezeichnet hat, um die sich alle streiten; zweimal besiegt hat ihn niemand.',
    lines: [
      'Diese Straße habe ich gezeichnet. Ich kann sie auch weglassen.',
      'Du bist hier. Ich habe es angekreuzt. In Rot.',
      'Es gibt einen Ausweg. Auf deinem Plan steht er nicht.',
      'Norden ist oben, der Fluss ist kalt, und ich habe Zeit.',
      'Schöne Ecke. Ich dachte an dich, als ich sie zeichnete.',
    ],
  },
];
