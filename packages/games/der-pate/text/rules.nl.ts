/** Each rule in a sentence or two. */
export const rules: Readonly<Record<string, string>> = {
  'DP-1':
    'In het begin staan alle markeerstenen aan het begin van hun schema, liggen de fiches op hun velden en heeft iedereen evenveel geld. De grijze en de rode gebeurtenissteen staan op hun startveld. Hoeveel geld je hebt, mag je geheimhouden.',
  'DP-2': 'Het toeval of een optie wijst de startspeler aan; die blijft dat het hele spel.',
  'DP-3':
    'Wie rechts van de startspeler zit, parkeert de auto, kiest een stadsdeel en bezet de drie zaken daar. De anderen kiezen tegen de klok in, de startspeler als laatste. Met minder dan vier spelers kiest de startspeler uit wat over is.',
  'DP-4': 'Met twee of drie spelers komen er in elk stadsdeel dat niemand koos drie neutrale familieleden.',
  'DP-5': 'Van de tien geschudde gebeurteniskaarten verdwijnen er drie ongezien; zeven vormen de stapel.',
  'DP-6': 'Een ronde begint met inkomen: de bank betaalt iedereen wat het veld op het inkomensschema aangeeft.',
  'DP-7':
    'Dan komt er een gebeurteniskaart: haar markeersteen en de auto gaan verder en de tekst op de kaart wordt uitgevoerd. De vierde kaart van een kleur maakt aanzien (grijs) of invloed (rood) tot KO-schema. Daarna beweegt geen gebeurtenissteen meer. Keuzes gaan met de klok mee vanaf de startspeler; dan gaat de kaart uit het spel, alleen E5 en E6 blijven tot het einde van de ronde.',
  'DP-8':
    'Daarna speelt iedereen met de klok mee een volledige beurt met de dobbelstenen, te beginnen bij de startspeler.',
  'DP-9':
    'De auto beschermt de drie zaken van zijn stadsdeel: niemand kan ze ontruimen, overnemen of bezetten. Alleen het bezoek en E3 trekken zich daar niets van aan. Het gaat erom waar de auto staat op het moment dat iets gebeurt. Inkomsten worden wel uitbetaald.',
  'DP-10':
    'Gooi vier dobbelstenen en leg er een in rij 1, gooi de andere drie voor rij 2 en de andere twee voor rij 3; de laatste gaat zonder worp naar rij 4. Elke gelegde dobbelsteen wordt vóór de volgende worp afgehandeld. Leggen moet je altijd, ook als alleen anderen er iets aan hebben; er is altijd een veld.',
  'DP-11':
    'In rij 2 tot en met 4 past een dobbelsteen alleen op het veld van zijn kleur. De marionettenhand gaat alleen naar de pers of, als laatste dobbelsteen, naar rij 4.',
  'DP-12':
    'Pers: met een marionettenhand van welke kleur ook ga je 1 veld vooruit op aanzien en 1 veld op invloed. Verder gebeurt er in die rij niets.',
  'DP-13':
    'Rij 1: alle zaken met het getal van de dobbelsteen betalen, van wie ze ook zijn; beschermingsgeld en smokkel brengen je daarbij elk 1 veld vooruit op hun schema. Lege en neutrale zaken betalen niets.',
  'DP-14': 'Aanzien en invloed: je gaat zoveel velden vooruit als de dobbelsteen ogen heeft.',
  'DP-15': 'Manipulatie van de weddenschappen: de bank betaalt je $ 1.000 per oog.',
  'DP-16':
    'Bezoek: de auto rijdt verder met het aantal ogen. Een lege zaak daar mag je bezetten; een familielid van een ander of een neutraal moet weg; dat van jou blijft. Wie weg moet, gaat terug naar de eigen voorraad, een neutrale in de doos; de zaak blijft leeg.',
  'DP-17':
    'Vergadering van de peetvaders: je geeft alle schuldmarkers van anderen terug en krijgt voor elk $ 1.000 per oog. Wie niet alles kan betalen, betaalt wat er aan geld is. Schuldmarkers bij de bank blijven daar.',
  'DP-18':
    'FBI-razzia: alle familieleden in onbeschermde zaken met het getal van de dobbelsteen gaan naar de gevangenis, ook die van jou; neutrale gaan in de doos.',
  'DP-19':
    'Overname van een handelszaak: je mag een onbeschermde zaak met het getal van de dobbelsteen overnemen die van een andere familie of een neutraal familielid is. Het familielid daar wordt in de Hudson gedumpt en die familie krijgt een van je schuldmarkers; een neutraal gaat in de doos en de schuldmarker naar de bank. Dan zet je een familielid uit je voorraad in de zaak. Zonder schuldmarker of familielid in voorraad gaat het niet; een lege of eigen zaak kun je niet overnemen.',
  'DP-20':
    'Vriend van de familie: je neemt een vriend uit Brooklyn en betaalt $ 1.000 per oog; zonder zoveel geld kun je het veld niet kiezen. Is er geen vriend meer, dan mag iedereen het veld kiezen en gebeurt er niets.',
  'DP-21': 'Consigliere: je mag uit je voorraad een lege, onbeschermde zaak naar keuze bezetten.',
  'DP-22': 'Officier van justitie: je mag al je mensen uit de gevangenis halen.',
  'DP-23':
    'Geheim agent: je mag een familielid van een ander uit een onbeschermde zaak naar de gevangenis sturen, nooit een neutraal.',
  'DP-24': 'Bankier: je mag 1 veld vooruit op inkomen of diensten.',
  'DP-25':
    'Bereik of passeer je het veld van een fiche, dan is die fiche van jou. Je kunt elke fiche één keer gebruiken: meteen, later in dezelfde beurt of in een latere beurt, ook meerdere in één beurt. Daarna gaat de fiche uit het spel.',
  'DP-26':
    'Bruiloft: een vriend. Kleinzoon: gooi een dobbelsteen voor $ 1.000 per oog; de marionettenhand brengt niets op. Verjaardag van de peetvader: 1 veld vooruit op een schema naar keuze.',
  'DP-27':
    'Politieagent en rechter gooien vóór het leggen één of alle dobbelstenen van een rij opnieuw. Met de senator past een dobbelsteen in rij 2 tot en met 4 op een andere kleur; in rij 2 en 3 moet hij ogen tonen. Worpen voor de kleinzoon of voor E8 kun je niet overdoen.',
  'DP-28':
    'Een grijze fiche die je buiten je beurt wint, mag je meteen gebruiken; alle andere gebruik je in je eigen beurt.',
  'DP-29':
    'Wie op het laatste veld van aanzien of invloed vooruit zou mogen, krijgt in plaats daarvan $ 1.000; velden voorbij het einde vervallen. Inkomen en diensten betalen aan het einde niets. Elke zaak, elk schema van de pers en elke actie telt apart.',
  'DP-30':
    'In je beurt mag je hoogstens twee vrienden inleveren. Elk geeft je de dienst onder je markeersteen of een eerdere. Ze gaan terug naar Brooklyn. Dezelfde dienst mag je twee keer gebruiken.',
  'DP-31':
    'Diensten: (1) een familielid uit de Hudson, (2) een schuldmarker terug, (3) 2 velden vooruit op aanzien of inkomen, met een optie op aanzien of invloed, (4) $ 5.000.',
  'DP-32': 'Wie na de laatste ronde niet aan het einde van het KO-schema staat, is uitgeschakeld.',
  'DP-33':
    'De anderen krijgen nog eens hun inkomen en $ 3.000 per zaak; hun familieleden in de gevangenis kopen ze vrij voor elk $ 1.000 borgsom.',
  'DP-34':
    'Voor elke schuldmarker bij een medespeler of de bank betaalt de eigenaar aan die speler of de bank $ 2.000. Wie uitgeschakeld is, betaalt en ontvangt niets; met een optie wel. Het geld mag daarbij onder nul komen.',
  'DP-35':
    'Wie het meeste geld heeft, wint. Bij gelijke stand telt wie verder is op het andere van de schema’s aanzien en invloed, dan de meeste familieleden in zaken en voorraad; anders wordt de overwinning gedeeld.',
  'DP-36': 'Staat niemand aan het einde van het KO-schema, dan verliest iedereen.',
  'DP-37':
    'Alles op tafel en elke betaling is open. Geheim zijn het geld (tenzij een optie het openlegt), de volgorde van de gebeurtenissen en de drie verwijderde kaarten.',
  'DP-38':
    'Wat meerdere spelers krijgen, wordt met de klok mee uitgedeeld vanaf wie aan de beurt is, bij gebeurtenissen vanaf de startspeler. Wie buiten de eigen beurt een grijze fiche heeft gewonnen, wordt daarna in die volgorde gevraagd of die meteen wordt ingezet.',
  'DP-39':
    'Grijze fiches en vrienden gebruik je in je beurt vóór een worp, erna, na een rij en na rij 4, nooit midden in een effect. Je beëindigt je beurt zelf. De overname van E6 doe je vóór je eerste worp.',
  'DP-40':
    'Fiches, diensten, bankier en E1 kun je niet gebruiken waar ze geen effect zouden hebben. Een veld voorbij het einde van aanzien of invloed telt, want dat brengt $ 1.000 op; dienst 3 geeft beide velden op één schema.',
  'DP-41': 'E1 en E9 vragen iedereen die het aangaat, ook als alleen nee kan: zo kan niemand zien wie geld tekortkomt.',
  'DP-42':
    'Vaste opstelling: vanaf de startspeler krijgt iedereen met de klok mee het volgende stadsdeel van de straat; de rest is neutraal en de auto staat op het eerste veld.',
  'DP-43':
    'Vrienden, fiches en schuldmarkers in de voorraad zijn aan het einde niets waard. Wie uitgeschakeld is, deelt de laatste plaats.',
  'DP-E1': 'Iedereen mag voor $ 2.000 1 veld vooruit op het schema diensten.',
  'DP-E2':
    'Iedereen mag één onbeschermde zaak opgeven: het familielid gaat naar de voorraad en de bank betaalt $ 4.000.',
  'DP-E3': 'Het familielid in de zaak bij de auto wordt in de Hudson gedumpt; hier beschermt de auto niemand.',
  'DP-E4': 'Tegelijk geeft iedereen een eigen schuldmarker, als er nog een is, aan wie links zit.',
  'DP-E5': 'Tot het einde van de ronde brengt elke dobbelsteen die je op de pers legt $ 2.000 extra op.',
  'DP-E6':
    'Tot het einde van de ronde mag iedereen vóór de eerste worp van de beurt één onbeschermde zaak naar keuze overnemen zonder dobbelsteen.',
  'DP-E7':
    'Wie een zaak heeft in het stadsdeel van de auto, krijgt een vriend, met de klok mee vanaf de startspeler, zolang de voorraad strekt.',
  'DP-E8':
    'De startspeler gooit één dobbelsteen: alle familieleden in onbeschermde zaken met dat getal gaan naar de gevangenis; bij de marionettenhand gebeurt er niets.',
  'DP-E9':
    'Wie familieleden in de gevangenis heeft, koopt ze allemaal vrij voor elk $ 2.000 borgsom en neemt ze terug in de voorraad, of ze gaan allemaal de Hudson in.',
  'DP-E10': 'Alle familieleden in onbeschermde kansspelzaken gaan naar de gevangenis.',
};
