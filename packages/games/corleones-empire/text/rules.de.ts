import { iconsOf, joinList, tilesAtStart } from './shared.ts';
import { icon, money } from './things.de.ts';
import type { Printed } from './words.ts';

/** CE-1 "Zu Beginn liegen blaue Plättchen bei 4 Spielern in Gebiet 1." */
function tiles(printed: Printed): string {
  const places = tilesAtStart(printed).map(
    ([players, turfs]) =>
      `bei ${players} Spielern in ${turfs.length === 1 ? 'Gebiet' : 'den Gebieten'} ${joinList(turfs, 'und')}`,
  );
  return places.length === 0
    ? 'Zu Beginn liegt kein Plättchen auf dem Spielplan.'
    : `Zu Beginn liegen blaue Plättchen ${joinList(places, 'und')}.`;
}

/** Each rule in a sentence or two, with the numbers of the box. */
export function rulesOf(printed: Printed): Readonly<Record<string, string>> {
  const { thugs, thugsOfTwo, markers, publicJobs, startingMoney, startingJobs, park, acts, bonus } = printed;
  const start = [`${thugs} Gangster (zu zweit ${thugsOfTwo})`, `${markers} Kontrollmarker`, 'einen leeren Koffer'];
  const hand = [...startingMoney.map(money), `${startingJobs} ${startingJobs === 1 ? 'Job' : 'Jobs'}`];
  return {
    'CE-1': `Geld und Waren liegen in offenen Stapeln, blaue und rote Plättchen in zwei gemischten verdeckten. ${tiles(printed)}`,
    'CE-2': `Die Jobs werden gemischt. Bei 2, 3, 4 oder 5 Spielern liegen ${joinList(publicJobs, 'oder')} öffentliche Jobs offen aus.`,
    'CE-3':
      'Von den gemischten Verbündeten für Akt I liegt einer weniger aus, als Familien mitspielen; die übrigen kommen aus dem Spiel.',
    'CE-4': `Jede Familie hat zu Beginn einen Don, ${joinList([...start, ...hand], 'und')}. Der Consigliere kommt in Akt II dazu, der Erbe in Akt IV. Die Familien werden gewählt oder, mit einer Option, ausgelost.`,
    'CE-5': 'Der Zufall bestimmt, wer den Pferdekopf bekommt und beginnt. Gespielt wird im Uhrzeigersinn.',
    'CE-6':
      'Jeder Akt beginnt mit einem neuen Gewerbe: Das oberste Plättchen in der Farbe des Akts kommt auf das leere Gewerbefeld mit der niedrigsten Gebietsnummer.',
    'CE-7':
      'Dann macht reihum ab dem Pferdekopf jede Familie eine Aktion; passen darf niemand. Ohne Figuren im Vorrat oder ohne erlaubte Aktion scheidest du aus der Phase aus. Sind alle ausgeschieden, ist die Phase vorbei.',
    'CE-8': 'Als Nächstes kommen die Gebietskämpfe: siehe CE-25 bis CE-27.',
    'CE-9': 'Als Nächstes kommen die Schmiergelder, nur in Akt IV nicht: siehe CE-28 und CE-29.',
    'CE-10': 'Dann zahlen alle Tribut: siehe CE-30.',
    'CE-11':
      'Zwischen zwei Akten liegt ein Zwischenakt: siehe CE-31 und CE-32. Nach Akt IV endet die Partie: siehe CE-33 bis CE-36.',
    'CE-12': 'Gangster: Setz einen aus deinem Vorrat auf ein leeres Gangsterfeld und erpresse sofort dieses Gewerbe.',
    'CE-13':
      'Kontrolliert eine andere Familie das Gebiet, erpresst sie das Gewerbe mit, selbst wenn sie aus der Phase ausgeschieden ist. Wer gerade dran ist, bestimmt, welche Familie zuerst drankommt; sie nutzt alle Symbole, bevor die andere anfängt. Das gilt auch für Erpressungen durch Karten.',
    'CE-14':
      'Familienmitglied: Setz eins aus deinem Vorrat auf ein leeres rundes Feld und kassiere von allen Gewerben der benachbarten Gebiete Schutzgeld, in beliebiger Reihenfolge. Kontrolle bringt hier niemandem etwas. Zu zweit bleiben Felder mit 3+ leer. Alle Familienmitglieder sind gleich gut.',
    'CE-15': `Der Central Park hat nur Schutzgeld (${iconsOf(icon, park.back)}); dort wird weder erpresst noch kontrolliert.`,
    'CE-16':
      'Job: Leg genau die gezeigten Waren ab; Rauschgift darf jede davon ersetzen. Der Job kommt aus deiner Hand oder ist ein öffentlicher. Die Waren liegen auf den Stapeln, bevor die Wirkung beginnt.',
    'CE-17':
      'Führ die Wirkung aus und nimm das ganze Geld, entweder davor oder danach; dann kommt der Job in deinen Koffer. Der Platz eines öffentlichen Jobs bleibt bis zum Zwischenakt leer.',
    'CE-18': 'Einen Job kannst du nur erledigen, solange du eine Figur im Vorrat hast.',
    'CE-19':
      'Verbündeter: Leg einen aus der Hand vor dich und nutze ihn, einmal je Akt; beim Tribut kommt er auf die Hand zurück. Auch dafür brauchst du eine Figur im Vorrat.',
    'CE-20':
      'Spielst du Bürgermeister, Gewerkschaftsboss oder Polizeichef aus, handelt die Figur für dich, bis dein Zug vorbei ist, mit einer Option, bis du aus der Phase ausscheidest. Sie bleibt auf dem Spielplan und ist im Gebietskampf neutral.',
    'CE-21':
      'Eine niedergeschossene Figur liegt bis zum Zwischenakt im Hudson; ihr Feld wird frei. Neutrale Figuren sind nie ein Ziel.',
    'CE-22':
      'Eine Figur steht in einem Gebiet, wenn sie auf einem seiner Gangsterfelder oder auf einem benachbarten runden Feld steht. Der Polizeichef steht in dem Gebiet, in das er gesetzt wurde.',
    'CE-23': 'Gewechselt wird nie: weder auf der Hand noch im Koffer noch an den Stapeln.',
    'CE-24':
      'Ist der Stapel einer Ware leer, nimmst du nichts; fehlt ein Geldwert, nimmst du den nächstniedrigeren, den es gibt, sonst nichts. Ist der Job-Stapel leer, wenn eine Karte gezogen werden muss, werden die abgelegten Jobs gemischt.',
    'CE-25':
      'Gebiet für Gebiet zählt jede Figur eins für ihre Familie; die neutralen zählen zusammen. Die Familie, die mehr hat als jede andere Seite, legt einen Kontrollmarker oben auf den Stapel, auch auf einen eigenen; bei Gleichstand oder neutralem Vorsprung bleibt alles, wie es ist.',
    'CE-26':
      'Gewinnst du ohne Kontrollmarker im Vorrat ein Gebiet, das du noch nicht kontrollierst, darfst du einen von irgendwo auf dem Spielplan dorthin versetzen, mit einer Option auch in ein eigenes Gebiet. Er darf in jedem Stapel beliebig tief liegen; der Stapel rückt zusammen, und die Kontrolle dort kann sofort wechseln.',
    'CE-27': 'Wem der oberste Kontrollmarker gehört, der kontrolliert das Gebiet.',
    'CE-28':
      'Alle wählen geheim beliebige Geldkarten aus ihrem Koffer, auch gar keine; die Gebote werden zusammen aufgedeckt.',
    'CE-29':
      'Wer am meisten bietet, zahlt und nimmt einen Verbündeten, dann das nächsthöchste Gebot und so weiter; bei Gleichstand gilt die Reihenfolge ab dem Pferdekopf. Bist du mit Wählen dran, musst du zahlen und einen nehmen. Ist für dich keiner mehr da, behältst du dein Geld. Ein Gebot von 0\u00A0$ bringt nie einen Verbündeten. Alle sehen alle Gebote.',
    'CE-30': `Ausgespielte und bestochene Verbündete sind wieder auf der Hand; dann wählen alle geheim, welche Karten sie bis zum Handkartenlimit des Akts behalten: ${joinList(
      acts.map(({ handLimit }) => handLimit),
      'und',
    )} Karten in den Akten I bis IV. Geld und Waren kommen auf die Stapel, Jobs auf den Ablagestapel, Verbündete aus dem Spiel.`,
    'CE-31':
      'Alle Figuren verlassen Spielplan und Hudson und kehren zu ihren Familien zurück; die neutralen kommen neben den Spielplan. Vor Akt II kommt der Consigliere dazu, vor Akt IV der Erbe.',
    'CE-32':
      'Leere Plätze für öffentliche Jobs werden aufgefüllt. Übrige Verbündete kommen aus dem Spiel, und die des nächsten Akts werden ausgelegt, vor Akt IV keine. Der Pferdekopf bleibt, wo er ist.',
    'CE-33': 'Am Ende kommt das Geld aus deiner Hand in deinen Koffer; alle anderen Karten werden abgelegt.',
    'CE-34': `Jedes Gebiet bringt ${money(bonus)} für die meisten Kontrollmarker darin; bei Gleichstand bekommt sie, wessen oberster Marker höher liegt. Ein Gebiet ohne Marker bringt niemandem etwas.`,
    'CE-35': `Jede Job-Farbe bringt ${money(bonus)} für die meisten erledigten Jobs, mindestens einen; bei Gleichstand bekommen alle Beteiligten den Bonus.`,
    'CE-36':
      'Das meiste Geld gewinnt. Bei Gleichstand gewinnt, wer mehr Vorherrschaftsbonusse hat; sind auch die gleich, wird der Sieg geteilt.',
    'CE-37':
      'Geheim sind Handkarten, Koffer, versiegelte Entscheidungen, verdeckte Stapel und die Karte eines Raubzugs; alles andere ist offen. Die Summen der Koffer zeigt nur eine Option.',
    'CE-38':
      'Den Pferdekopf zu nehmen ändert in der laufenden Phase nichts; er entscheidet bei gleichen Geboten und darüber, wer als Nächstes beginnt. Nutzen zwei das Symbol, behält ihn, wer zuletzt dran war. Wer ihn schon hat, darf das Symbol ohne Wirkung nutzen.',
    'CE-39':
      'Mit der Option gehört dir eine neutrale Figur, bis du aus der Phase ausscheidest oder jemand anders sie ausspielt: Neue Befehle darf dann den Gewerkschaftsboss versetzen, das Familientreffen den Bürgermeister. Sie kommt nie in einen Vorrat, hält dich nicht in der Phase und ist nie ein Ziel.',
    'CE-40':
      'Die Figur eines Verbündeten musst du nicht setzen und mit ihm niemanden niederschießen; die Symbole nutzt du auf jeden Fall, und zwar zuletzt. Bürgermeister und Gewerkschaftsboss gehen auf ein anderes leeres Feld; der Polizeichef darf bleiben. Der Bürgermeister kassiert Schutzgeld; wer das Gebiet kontrolliert, bekommt davon nichts. Waren kommen aus Stapeln, die nicht leer sind.',
    'CE-41':
      'Auf die Wirkung eines Jobs darfst du verzichten, und du triffst alle Entscheidungen. Die Autobombe trifft alle oder niemanden, versetzte Figuren gehen auf ein anderes leeres Feld, und „Ein Angebot, das niemand ablehnt“ fragt alle mit Geld auf der Hand.',
    'CE-42': 'Bonusse werden gezählt, nicht als Karten genommen; leere Stapel begrenzen sie nicht.',
    'CE-43':
      'Wer aus der Phase ausgeschieden ist, kommt in diesem Akt nicht zurück; die eigenen Figuren können weiter versetzt und niedergeschossen werden.',
    'CE-I1': 'Geld: Nimm eine Karte dieses Werts.',
    'CE-I2': 'Ware: Nimm eine Karte dieser Ware.',
    'CE-I3': 'Leg 2 Karten nach Wahl ab und nimm eine 5-$-Karte.',
    'CE-I4': 'Leg 1 Karte nach Wahl ab und nimm eine 5-$-Karte.',
    'CE-I5': 'Koffer: Zeig eine Geldkarte aus der Hand und leg sie in deinen Koffer.',
    'CE-I6': 'Job: Zieh die obersten zwei, behalte einen und leg den anderen offen ab.',
    'CE-I7': 'Pferdekopf: Nimm ihn; von nun an bist du Startspieler.',
    'CE-I8': 'Leg 1 Karte ab und nimm Waffe, Blutgeld oder Schnaps.',
    'CE-I9': 'Leg 3 Karten ab und nimm eine 3-$- und eine 5-$-Karte.',
    'CE-I10':
      'Jedes Symbol darfst du so oft nutzen, wie es zu sehen ist, oder gar nicht, in beliebiger Reihenfolge, auch hin und her zwischen Gewerben.',
    'CE-I11':
      'Symbole mit Ablegen nutzt du ganz oder gar nicht; du darfst jede Karte ablegen, offen und bevor du nimmst. Für den Tausch gegen eine Ware muss danach eine der drei in ihrem Stapel liegen.',
    'CE-I12':
      'Lässt sich nur ein Job ziehen, behältst du ihn. Gezogene Jobs siehst nur du, und einen musst du behalten.',
  };
}
