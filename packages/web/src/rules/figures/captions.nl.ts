import type { Captions } from './captions.ts';

export const nl: Captions = {
  'CN-1': 'De vijf soorten mafiosi: Caporegime, Don, Consigliere, huurmoordenaar en smokkelaar.',
  'CN-5': 'Twee gebieden. Ada heeft alle vijf soorten en wint aan het eind van haar beurt; Bea mist er nog twee.',
  'CN-18':
    'Een huurmoordenaar gaat op pad; een Don met een willekeurige andere kaart, hier een Consigliere, houdt hem tegen.',
  'DP-1':
    'Lower Manhattan in de eerste ronde: twaalf zaken langs de straat, de auto, de gevangenis, de Hudson, Brooklyn en de bank.',
  'DP-9': 'De auto op zijn vak. Het schild op een zaak laat zien dat de auto haar beschermt.',
  'DP-10': 'De vier dobbelstenen: zwart, wit, grijs met de poppenhand, rood.',
  'DP-13': 'Het tableau: rij 1 vraagt een getal, de rijen 2 tot en met 4 een kleur, de pers een poppenhand.',
  'DP-25': 'De vier sporen van een familie. Op reputatie en invloed liggen tegels; deze familie heeft er één gewonnen.',
  'CE-6': 'De vier aktes met hun handlimiet, en de vier fasen van elke akte.',
  'CE-12': 'Een bandiet van Ada staat op het vierkant van de wapenwinkel en gebruikt de onderste helft.',
  'CE-14':
    'Bea’s Don op een rond vak. De lijnen leiden naar Midtown, Chelsea en Central Park: zij gebruikt de bovenste helft van alle drie.',
  'CE-16': 'De vier goederen, en een klus van elke kleur: wat hij kost, wat hij doet, wat hij oplevert.',
  'CE-19': 'Vier bondgenoten. Sommige brengen een neutrale figuur mee, andere alleen symbolen.',
  'CE-25':
    'Midtown: Cleo heeft twee figuren, Bea één, en de burgemeester telt als neutraal. Cleo’s marker komt bovenop.',
  'CE-28': 'De deksels gaan samen open: Bea heeft het meest geboden, Cleo niets.',
};
