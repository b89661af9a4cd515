/** Each rule in a sentence or two. */
export const rules: Readonly<Record<string, string>> = {
  'CN-1':
    'Iedereen krijgt zeven kaarten die niemand anders ziet. De rest is de trekstapel; de bovenste kaart daarvan wordt opengelegd en begint de aflegstapel. Die kaart doet geen klus.',
  'CN-2':
    'Het toeval beslist wie begint; bij een revanche begint de laatste winnaar. Er wordt met de klok mee gespeeld.',
  'CN-3': 'Aan het begin van je beurt trek je een kaart; dat is verplicht.',
  'CN-4':
    'Daarna mag je, elk één keer en in willekeurige volgorde, een maffioso op een klus sturen en er een in je stad spelen. Allebei mag je overslaan; je beëindigt je beurt zelf.',
  'CN-5': 'Liggen aan het einde van je beurt alle vijf soorten in je stad, dan win je meteen.',
  'CN-6':
    'Heb je aan het einde van je beurt meer dan tien kaarten in je hand, dan leg je af tot je er tien hebt. Die kaarten doen geen klus.',
  'CN-7':
    'Daarna is de speler links van je aan de beurt. Een maffioso sluit zijn beurt af met een dreigement: spreek het gerust uit, het spel vraagt er niet naar.',
  'CN-8':
    'In een stad mogen meerdere kaarten van één soort liggen. Of je gewonnen hebt, wordt alleen aan het einde van je eigen beurt gecontroleerd, en alleen voor jou.',
  'CN-9':
    'Is de trekstapel leeg, dan worden alle afgelegde kaarten behalve de bovenste geschud tot een nieuwe trekstapel.',
  'CN-10':
    'Valt er niets te schudden, dan vervalt het trekken; een Caporegime trekt wat er is. Er wordt later geschud, zodra er op een van de momenten van CN-26 een tweede kaart op de aflegstapel ligt.',
  'CN-11':
    'Smokkelaar: bekijk de hand van een ander en ontvoer een kaart naar keuze. Die gaat naar de aflegstapel en doet geen klus.',
  'CN-12':
    'Hitman: liquideer een maffioso naar keuze in de stad van een ander. Hij gaat naar de aflegstapel en doet geen klus.',
  'CN-13':
    'Consigliere: neem een kaart naar keuze uit de aflegstapel. Dat mag ook een kaart zijn die er pas door zijn klus ligt, of hijzelf, tenzij de tafel iets anders heeft gekozen.',
  'CN-14': 'Caporegime: trek de bovenste twee kaarten van de trekstapel.',
  'CN-15':
    'De Don kun je niet op een klus sturen: hij houdt alleen een klus of een andere Don tegen, en nooit in zijn eentje. Je mag hem in je stad spelen, een andere Don laten vergezellen of vanwege de handlimiet afleggen.',
  'CN-16': 'Je mag een kaart spelen zonder zijn klus te gebruiken. Zonder geldig doelwit gebeurt er niets.',
  'CN-17':
    'Het doelwit van een Hitman of Smokkelaar noem je als je hem speelt. Welke kaart je ontvoert of met een Consigliere neemt, kies je pas als de klus doorgaat.',
  'CN-18':
    'Stuurt een ander een maffioso op een klus, dan mag je hem tegenhouden met een Don en een andere kaart naar keuze uit je hand. De klus gaat niet door en al die kaarten blijven op de aflegstapel. De metgezel mag een tweede Don zijn en doet geen klus.',
  'CN-19': 'Een Don kun je op dezelfde manier tegenhouden, ook als je zelf aan de beurt bent.',
  'CN-20':
    'Iedereen behalve de speler van de laatste klus of Don wordt tegelijk en in het geheim gevraagd. Grijpen er meerdere in, dan telt wie met de klok mee het eerst komt. Ook die Don kan worden tegengehouden: een oneven aantal Dons houdt de klus tegen. Past iedereen, dan gaat door wat het laatst is gespeeld.',
  'CN-21': 'Ingrijpen met een Don kost geen actie. Je mag het zo vaak doen als je met twee kaarten kunt betalen.',
  'CN-22':
    'Alleen klussen en Dons kun je tegenhouden, geen kaart die in een stad wordt gespeeld of die wordt afgelegd, ontvoerd of geliquideerd.',
  'CN-23':
    'Steden, de aflegstapel en de aantallen kaarten zijn open; handen, de trekstapel en de antwoorden op een klus zijn geheim. De hand die een Smokkelaar bekijkt, is alleen te zien voor wie hem stuurde.',
  'CN-24':
    'Wordt er een hele ronde lang geen kaart verplaatst, dus evenveel beurten achter elkaar als er spelers zijn, dan is het spel afgelopen. De stad met de meeste soorten wint, dan die met de meeste kaarten; is ook dat gelijk, dan wordt de overwinning gedeeld.',
  'CN-25': 'De Smokkelaar vraagt om twee keuzes: eerst wiens hand je bekijkt en daarna welke kaart je ontvoert.',
  'CN-26':
    'Of de trekstapel leeg is, wordt gecontroleerd voor en na elke getrokken kaart, na een klus en na het afleggen tot de handlimiet. Alleen dan wordt er geschud: een Consigliere kiest uit de aflegstapel zoals die ligt.',
  'CN-27':
    'Eerst wordt de metgezel afgelegd, daarop de Don. Ontvoerde en geliquideerde kaarten komen bovenop. Kaarten boven de handlimiet liggen in de volgorde die jij kiest.',
  'CN-28':
    'Als je een kaart speelt, zeg je of hij zijn klus doet. Zonder doelwit gebeurt er niets en wordt niemand iets gevraagd. Op een lege hand kun je geen Smokkelaar afsturen; een slachtoffer dat tegen die tijd geen kaart meer heeft, verliest niets. Een klus die doorgaat, wordt helemaal uitgevoerd. Ook een tegengehouden of overgeslagen klus telt als je klus van deze beurt.',
  'CN-29': 'Een spel eindigt na de 200e ronde; de steden beslissen zoals in CN-24.',
  'CN-30':
    'Winnen er meerdere spelers, dan krijgt elk van hen een overwinning. Wie van hen vanaf de laatste startspeler met de klok mee het eerst komt, begint het volgende spel.',
};
