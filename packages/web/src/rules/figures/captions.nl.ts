import type { Captions } from './captions.ts';

export const nl: Captions = {
  'CN-1': 'De vijf soorten maffiosi: Caporegime, Don, Consigliere, Hitman en Smokkelaar.',
  'CN-5': 'Twee steden. Ada heeft alle vijf soorten en wint aan het eind van haar beurt; Bea mist er nog twee.',
  'CN-18': 'Een Hitman gaat op pad; een Don met een tweede kaart naar keuze, hier een Consigliere, houdt hem tegen.',
  'DP-1':
    'Lower Manhattan in de eerste ronde: twaalf zaken langs de straat, de auto, de gevangenis, de Hudson, Brooklyn en de bank.',
  'DP-9': 'De auto op zijn veld. Het schild op een zaak laat zien dat de auto haar beschermt.',
  'DP-10': 'De vier dobbelstenen: zwart, wit, grijs met de marionettenhand, rood.',
  'DP-13':
    'Het dobbelsteenbord: rij 1 vraagt een getal, de rijen 2 tot en met 4 een kleur, de pers een marionettenhand.',
  'DP-25': 'De vier schema’s van een familie. Op aanzien en invloed liggen fiches; deze familie heeft er één gewonnen.',
  'DP-26': 'De zes fiches: bruiloft, kleinzoon, verjaardag; politieagent, rechter, senator.',
  'DP-31':
    'De vier diensten in de volgorde van hun schema: een familielid uit de Hudson, een schuldmarker, 2 velden vooruit, geld.',
  'CE-6': 'De vier aktes met hun handlimiet, en de vier fasen van elke akte.',
  'CE-12': 'Een gangster van Ada staat op het vierkant van de wapenwinkel en gebruikt de voorkant, de onderste helft.',
  'CE-14':
    'Bea’s Don op een rond veld. De lijnen leiden naar Midtown, Chelsea en Central Park: zij gebruikt de achterkanten van alle drie.',
  'CE-16': 'De vier waren, en een klus van elke kleur: wat hij kost, wat hij doet, wat hij oplevert.',
  'CE-19': 'Vier bondgenoten. Sommige brengen een neutrale figuur mee, andere alleen symbolen.',
  'CE-I1': 'Alle symbolen: geld en waren om te nemen, koffer, klus, paardenhoofd, en wat je waarvoor afgeeft.',
  'CE-25':
    'Midtown: Cleo heeft twee figuren, Bea één, en de burgemeester telt als neutraal. Cleo’s marker komt bovenop.',
  'CE-28': 'De deksels gaan samen open: Bea heeft het meest geboden, Cleo niets.',
};
