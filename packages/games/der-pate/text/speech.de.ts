import type { GameSpeech } from '@consigliere/kernel';

export const speech: GameSpeech = {
  characters: [
    // Gus Farthing
    {
      about:
        'Ein Zeitungsjunge von neunzehn Jahren, der würfelt, wie er Zeitungen wirft: kräftig und ab und zu durchs Fenster.',
      greets: ['Abendausgabe! Frisch vom Fahrrad!'],
      gains: ['Titelseite! Titelseite!'],
      hits: ['Eilmeldung: Es trifft dich.', 'Hoppla. Mitten durchs Fenster.'],
      hurt: ['He! Das lag auf meiner Tour!', 'Gegendarstellung auf Seite neun, bitte.'],
      leads: ['Neueste Meldung: Ich führe!'],
      trails: ['Du bist fast da? Wer hat das durchsickern lassen?'],
      wins: ['Junge von hier gewinnt! Kann es selbst nicht glauben!'],
      loses: ['Kleine Notiz, Seite zwölf: verloren.'],
      turn: [
        'Extrablatt! Junge von hier weiß nicht, was er gerade getan hat!',
        'Gewürfelt habe ich mit Absicht. Nur mit einer anderen.',
        'Wenn ich reich bin, kaufe ich einen Senator. Oder ein Fahrrad.',
        'Steht morgen alles drin. Ich bin nur fürs Rufen da.',
        'Ist das verboten? Nein? Dann war es Absicht.',
      ],
    },
    // Dolly Quince
    {
      about: 'Die Garderobenfrau des Jazzclubs, die zwischen zwei Mänteln alles hört und auf die Hälfte davon wettet.',
      greets: ['Guten Abend. Mantel, Hut, Gewissen?'],
      gains: ['Gefunden ist gefunden, Süßer.'],
      hits: ['Pech, Schätzchen. Der Haken war belegt.', 'Den habe ich ausgecheckt. Für immer.'],
      hurt: ['Vorsicht. Den Schlüssel zur Garderobe habe ich.', 'Das kostet Trinkgeld. Viel Trinkgeld.'],
      leads: ['Setz einen Dollar auf mich. Schnell.'],
      trails: ['Sieh an, da will jemand früh zum Mantel.'],
      wins: ['Die letzte Runde zahlt der Verlierer.'],
      loses: ['Auf dich hätte ich auch gesetzt. Zur Hälfte.'],
      turn: [
        'Ich kenne jeden Mantel der Stadt und was in den Taschen steckt.',
        'Halt deinen Hut fest, Schätzchen. Und den Laden an der Ecke.',
        'Fortuna schuldet mir einen Drink. Ich nehme ihn in bar.',
        'Lächeln. Der Fotograf vom Revier ist da.',
        'Gib her. Nummer zweiundvierzig. Verlier die Marke nicht.',
      ],
    },
    // Hank Osterby
    {
      about: 'Ein Schlepperkapitän um die fünfzig, der weiß, was im Fluss liegt, und geradewegs daran vorbeisteuert.',
      greets: ['Erlaubnis, an Bord zu kommen: erteilt.'],
      gains: ['Hängt an der Leine.'],
      hits: ['Mann über Bord.', 'Der ist abgetrieben. Kommt vor.'],
      hurt: ['Nur ein Leck. Hatte schon größere.', 'Achte auf deine Bugwelle, Landratte.'],
      leads: ['Ich sehe schon die Hafenlichter.'],
      trails: ['Du hast Rückenwind. Der dreht.'],
      wins: ['Festgemacht. Alle von Bord.'],
      loses: ['Gut gesteuert. Ich lasse mich schleppen.'],
      turn: [
        'Der Fluss schweigt. Ich zeige den Leuten nur, wo er tief ist.',
        'Langsam voraus. Bei drei Knoten ist noch keiner gesunken.',
        'Ich habe mal eine Fähre vom Fels gezogen. Du bist leichter.',
        'Die Flut kommt. Man riecht sie. Oder das ist Brooklyn.',
        'Meine Knoten mache ich selbst. Hochgekommen ist noch keiner.',
      ],
    },
    // Ignaz Feld
    {
      about:
        'Ein Buchhalter aus Wien, fünfundfünfzig, der zwei Bücher so sauber führt, dass beide stimmen; du stehst im zweiten.',
      greets: ['Guten Abend. Ich habe eine Seite für dich angelegt.'],
      gains: ['Haben.'],
      hits: ['Abgeschrieben.', 'Den habe ich auf Verluste gebucht.'],
      hurt: ['Das geht auf deine Rechnung. Mit Zinsen.', 'Das nenne ich außerordentlichen Aufwand.'],
      leads: ['Noch eine Buchung, dann geht es auf.'],
      trails: ['Deine Zahlen sind zu gut. Ich prüfe das.'],
      wins: ['Bilanz gezogen. Zu meinen Gunsten.'],
      loses: ['Verloren. Ist absetzbar.'],
      turn: [
        'Ich habe dich schon abgeschrieben. Vorerst mit Bleistift.',
        'Zwei und zwei ist vier. Vor Steuern.',
        'Ich spiele nicht. Ich runde.',
        'Ein Verbrechen ohne Beleg ist bloß schlechtes Benehmen.',
        'In meinen Büchern hat jeder Freund eine Seite. Mancher zwei.',
      ],
    },
    // Cora Whitlow
    {
      about:
        'Eine Witwe von siebzig mit einem Blumenladen am Gericht; Richter grüßen sie zuerst, und zweimal besiegt hat sie niemand.',
      greets: ['Guten Abend, mein Kind. Schuhe abputzen.'],
      gains: ['Wie schön das anwächst.'],
      hits: ['Man muss zurückschneiden, mein Kind.', 'Ich schicke etwas Weißes.'],
      hurt: ['Du stehst in meinem Beet.', 'Unkraut kommt wieder. Ich auch.'],
      leads: ['Kurz vor der Blüte.'],
      trails: ['So früh schon Knospen. Wenn nur kein Frost kommt.'],
      wins: ['Ein schöner Abend. Den Kranz habe ich dabei.'],
      loses: ['Wie reizend. Komm morgen vorbei. Allein.'],
      turn: [
        'Die Schleife ist schon beschriftet. Du hast so einen schönen Namen.',
        'Lilien oder Rosen? Egal. Ich frage deine Verwandten.',
        'Alles wächst, mein Kind, wenn man das Richtige vergräbt.',
        'Geduld. Der Frost holt die Großen zuerst.',
        'Der Richter mag Nelken. So etwas sollte man wissen.',
      ],
    },
  ],
  threats: [],
  emotes: {
    salute: 'Auf dein Wohl.',
    respect: 'Gut gewürfelt.',
    laughter: 'Darauf trinken wir einen.',
    regret: 'Das ist rein geschäftlich.',
    warning: 'Der Hudson ist kalt heute Nacht.',
    hurry: 'Der Motor läuft schon.',
  },
};
