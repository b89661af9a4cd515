import type { Captions } from './captions.ts';

export const de: Captions = {
  'CN-1': 'Die fünf Arten Mafiosi: Caporegime, Don, Consigliere, Hitman und Schmuggler.',
  'CN-5': 'Zwei Städte. Ada hat alle fünf Arten und gewinnt am Ende ihres Zuges; Bea fehlen noch zwei.',
  'CN-18': 'Ein Hitman wird losgeschickt; ein Don mit irgendeiner zweiten Karte, hier einem Consigliere, stoppt ihn.',
  'DP-1':
    'Lower Manhattan in der ersten Runde: zwölf Geschäfte an der Straße, das Auto, Gefängnis, Hudson, Brooklyn und die Bank.',
  'DP-9': 'Das Auto auf seinem Feld. Der Schild an einem Geschäft zeigt, dass das Auto es schützt.',
  'DP-10': 'Die vier Würfel: schwarz, weiß, grau mit der Marionettenhand, rot.',
  'DP-13':
    'Das Würfeltableau: Zeile 1 verlangt eine Zahl, die Zeilen 2 bis 4 eine Farbe, die Presse eine Marionettenhand.',
  'DP-25':
    'Die vier Leisten einer Familie. Auf Ansehen und Einfluss liegen Plättchen; eines hat diese Familie gewonnen.',
  'DP-26': 'Die sechs Plättchen: Hochzeit, Enkel, Geburtstag; Cop, Richter, Senator.',
  'DP-31':
    'Die vier Gefälligkeiten in der Reihenfolge ihrer Leiste: ein Familienmitglied aus dem Hudson, ein Schuldmarker, 2 Felder vorrücken, Geld.',
  'CE-6': 'Die vier Akte mit ihren Handlimits und die vier Phasen eines jeden.',
  'CE-12': 'Ein Gangster von Ada steht auf dem Quadrat des Waffenladens und erpresst ihn: Es gilt die untere Hälfte.',
  'CE-14':
    'Beas Don auf einem runden Feld. Seine Linien führen nach Midtown, Chelsea und in den Central Park: Sie kassiert von allen dreien Schutzgeld, die oberen Hälften.',
  'CE-16': 'Die vier Waren und ein Job jeder Farbe: was er kostet, was er bewirkt, was er bringt.',
  'CE-19': 'Vier Verbündete. Manche bringen eine neutrale Figur mit, andere nur Symbole.',
  'CE-I1': 'Alle Symbole: Geld und Waren zum Nehmen, Koffer, Job, Pferdekopf, und was man wofür abgibt.',
  'CE-25':
    'Midtown: Cleo hat zwei Figuren, Bea eine, und der Bürgermeister zählt als neutral. Cleos Marker kommt obenauf.',
  'CE-28': 'Die Deckel werden zusammen geöffnet: Bea hat am meisten geboten, Cleo nichts.',
};
