import type { GameSpeech } from '@consigliere/kernel';

export const speech: GameSpeech = {
  characters: [
    // Skip Danby
    {
      about: 'Ein Liftboy von achtzehn Jahren, der fremde Koffer trägt und unter Druck den falschen Knopf drückt.',
      greets: ['Erdgeschoss! Bitte auf die Schwelle achten.'],
      gains: ['Ding! Hier muss ich raus.'],
      hits: ['Hoppla. Falscher Knopf. Tut mir leid um ihn.', 'Der hat den Lift aufgehalten.'],
      hurt: ['He, ich habe das nur getragen!', 'Wieder zwischen zwei Stockwerken. Typisch.'],
      leads: ['Oberster Stock, ich komme!'],
      trails: ['Du nimmst den Express? Ich stehe im Treppenhaus.'],
      wins: ['Penthouse! Ich! In diesen Schuhen!'],
      loses: ['Abwärts. Den Weg kenne ich.'],
      turn: [
        'Aufwärts! Oder abwärts. Das weiß ich erst, wenn die Tür aufgeht.',
        'Ich habe mal einen sehr schweren Koffer getragen. Leider fremd.',
        'Welches ist noch mal Queens? Na gut, ich bleibe hier.',
        'Von Folgen hat keiner was gesagt. Gibt es Trinkgeld?',
        'Ich kenne einen im neunten Stock. Er kennt mich nicht.',
      ],
    },
    // Rhoda Blum
    {
      about: 'Eine Taxifahrerin von vierundvierzig, die jedes Gebiet und jedes Gerücht kennt und gern den Umweg nimmt.',
      greets: ['Wohin soll’s gehen, Schätzchen?'],
      gains: ['Den habe ich an der Ecke aufgelesen.'],
      hits: ['Der ist vom Bordstein gestiegen. Was soll ich sagen.', 'Endstation für ihn.'],
      hurt: ['Ich habe mir dein Kennzeichen gemerkt.', 'Kratzer im Lack. Das kostet extra.'],
      leads: ['Grüne Welle bis Downtown.'],
      trails: ['Du hast es eilig. Da vorn ist Stau.'],
      wins: ['Macht alles zusammen. Stimmt so.'],
      loses: ['Du kennst die bessere Abkürzung. Die merke ich mir.'],
      turn: [
        'Ich kenne eine Abkürzung. Sie dauert länger, aber man redet.',
        'Die Uhr läuft, Schätzchen. Vielleicht solltest du das auch.',
        'Mir erzählen alle alles. Keiner sieht hin, wer am Steuer sitzt.',
        'Chelsea, um diese Zeit? Ich ginge zu Fuß. Und nicht langsam.',
        'Für Freunde bremse ich. Merk dir das.',
      ],
    },
    // Otis Merrow
    {
      about: 'Ein Nachtclubpianist um die fünfzig, der keine Note auslässt, die dasteht, und jede falsche hört.',
      greets: ['Guten Abend. Irgendwelche Wünsche?'],
      gains: ['Sauber. Genau auf dem Schlag.'],
      hits: ['Eine Pause für ihn. Eine lange.', 'Ich habe nur umgeblättert. Da stand er drauf.'],
      hurt: ['Das war ein falscher Ton, mein Freund.', 'Dann eben in Moll.'],
      leads: ['Jetzt kommt die Bridge.'],
      trails: ['Du eilst. Die Kapelle hört das.'],
      wins: ['Danke. Ich spiele hier jeden Abend.'],
      loses: ['Schönes Lied. Das klaue ich.'],
      turn: [
        'Gleiches Lied, neue Tonart. Die Kapelle zahlt ein anderer.',
        'Ich habe nichts gesehen. Ich hatte die Noten vor mir.',
        'Du bist einen Takt zu früh. Das finde ich taktlos.',
        'Erst das leise Pedal. Das Laute kommt von allein.',
        'Eine gute linke Hand verrät nie, was die rechte nimmt.',
      ],
    },
    // Lena Sobotka
    {
      about: 'Eine Schneiderin von sechzig, die doppelte Böden in Koffer näht und an jedem losen Faden zieht.',
      greets: ['Komm rein. Arme hoch, ich messe nur.'],
      gains: ['Sitzt. Ein bisschen Luft habe ich gelassen.'],
      hits: ['Den habe ich enger gemacht. Am Hals.', 'Schnipp.'],
      hurt: [
        'Ein Riss. Ich habe Schlimmeres genäht, bei schlechterem Licht.',
        'Du ziehst an meinem Faden? Ich habe das andere Ende.',
      ],
      leads: ['Fehlt nur noch der Saum.'],
      trails: ['Schöner Schnitt. Achte auf die Nähte.'],
      wins: ['Fertig. Kein Stich zu sehen.'],
      loses: ['Gute Arbeit, Liebes. Ich hätte sie gefüttert.'],
      turn: [
        'Ich habe Maß genommen, während du überlegt hast. In Schwarz?',
        'Doppelter Boden, festes Futter, ein vorsichtiger Vorbesitzer.',
        'Da hängt ein Faden, Liebes. Ich ziehe nur ein bisschen.',
        'Die Nadel ist klein. Durch geht sie trotzdem.',
        'Tiefe Taschen, kurze Ärmel. Ich sehe, wer zu ändern ist.',
      ],
    },
    // Ezra Quill
    {
      about:
        'Der pensionierte Kartograf, der die Stadt gezeichnet hat, um die sich alle streiten; zweimal besiegt hat ihn niemand.',
      greets: ['Guten Abend. Du hast also hergefunden.'],
      gains: ['Das gehört in die Legende.'],
      hits: ['Den habe ich ausradiert.', 'Der steht auf keiner Karte mehr.'],
      hurt: ['Ein Klecks. Da zeichnet man drum herum.', 'Du hast meine Grenze verletzt. Mit Tinte.'],
      leads: ['Maßstab eins zu eins. Fast.'],
      trails: ['Hübsche Route. Sie endet im Fluss.'],
      wins: ['Ich hatte es eingezeichnet.'],
      loses: ['Du hast eine Straße gefunden, die ich nie gezeichnet habe.'],
      turn: [
        'Diese Straße habe ich gezeichnet. Ich kann sie auch weglassen.',
        'Du bist hier. Ich habe es angekreuzt. In Rot.',
        'Es gibt einen Ausweg. Auf deinem Plan steht er nicht.',
        'Norden ist oben, der Fluss ist kalt, und ich habe Zeit.',
        'Schöne Ecke. Ich dachte an dich, als ich sie zeichnete.',
      ],
    },
  ],
  threats: [],
  emotes: {
    salute: 'Willkommen in der Stadt.',
    respect: 'Ein würdiger Don.',
    laughter: 'Das kommt in die Zeitung.',
    regret: 'Meine Leute haben sich verlaufen.',
    warning: 'Das ist meine Straße.',
    hurry: 'Die Stadt schläft schon.',
  },
};
