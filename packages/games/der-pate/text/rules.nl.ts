/** Each rule in a few sentences. */
export const rules: Readonly<Record<string, string>> = {
  'DP-1':
    'In het begin staan je markeerstenen op de startvelden van je schema’s en liggen de fiches op hun velden. Iedereen heeft evenveel geld en mag dat geheimhouden. De grijze en de rode markeersteen staan op de startvelden van de gebeurtenisschema’s.',
  'DP-2': 'Het toeval of een optie bepaalt wie de startspeler is; dat blijft de hele partij zo.',
  'DP-3':
    'Wie rechts van de startspeler zit, parkeert de auto, kiest een stadsdeel en bezet de drie zaken daar. De anderen volgen tegen de klok in, de startspeler als laatste. Met minder dan vier spelers kiest de startspeler uit wat over is.',
  'DP-4': 'Met twee of drie spelers komen er drie neutrale familieleden in elk stadsdeel dat niemand heeft gekozen.',
  'DP-5': 'De tien gebeurteniskaarten worden geschud. Drie gaan ongezien uit het spel, zeven vormen de stapel.',
  'DP-6': 'Een ronde begint met inkomen: de bank betaalt iedereen wat het veld op het schema inkomen aangeeft.',
  'DP-7':
    'Dan wordt er een gebeurteniskaart omgedraaid: de markeersteen van die kleur en de auto gaan verder en de tekst op de kaart wordt uitgevoerd. De vierde kaart van een kleur maakt aanzien (grijs) of invloed (rood) tot KO-schema; daarna blijven de markeerstenen op de gebeurtenisschema’s staan. Keuzes gaan met de klok mee vanaf de startspeler. Ten slotte gaat de kaart uit het spel; alleen E5 en E6 blijven tot het einde van de ronde liggen.',
  'DP-8': 'Daarna speelt iedereen een volledige beurt met de dobbelstenen, met de klok mee vanaf de startspeler.',
  'DP-9':
    'De auto beschermt de drie zaken van zijn stadsdeel: niemand kan ze ontruimen, overnemen of bezetten. Alleen voor het bezoek en E3 geldt dat niet. Het gaat erom waar de auto op dat moment staat. Inkomsten worden wel uitbetaald.',
  'DP-10':
    'Gooi vier dobbelstenen en leg er een in rij 1, gooi de andere drie en leg er een in rij 2, gooi de andere twee en leg er een in rij 3. De laatste gaat zonder worp naar rij 4. Elke gelegde dobbelsteen wordt vóór de volgende worp afgehandeld. Leggen moet je altijd, ook als alleen anderen er iets aan hebben; er is altijd een veld dat past.',
  'DP-11':
    'In rij 2 tot en met 4 past een dobbelsteen alleen op het veld van zijn kleur. De marionettenhand gaat alleen naar de pers of, als laatste dobbelsteen, naar rij 4.',
  'DP-12':
    'Pers: met een marionettenhand van welke kleur ook ga je 1 veld vooruit op aanzien en 1 veld op invloed. Verder gebeurt er in die rij niets.',
  'DP-13':
    'Rij 1: alle zaken met het getal van de dobbelsteen betalen, van wie ze ook zijn; beschermingsgeld en smokkel brengen hun familie ook 1 veld vooruit op een schema. Lege en neutrale zaken betalen niets.',
  'DP-14': 'Aanzien en invloed: je gaat op dat schema zoveel velden vooruit als de dobbelsteen ogen heeft.',
  'DP-15': 'Manipulatie van de weddenschappen: de bank betaalt je $\u00A01.000 per oog.',
  'DP-16':
    'Bezoek: de auto rijdt zoveel velden verder als de dobbelsteen ogen heeft. Een lege zaak daar mag je bezetten. Een zaak van een ander of een neutrale zaak wordt ontruimd en blijft leeg: het familielid gaat terug naar de voorraad van zijn familie, een neutraal in de doos. Bij je eigen zaak gebeurt er niets.',
  'DP-17':
    'Vergadering van de peetvaders: je geeft alle schuldmarkers van anderen terug en krijgt voor elk $\u00A01.000 per oog. Wie niet alles kan betalen, betaalt wat er is. Schuldmarkers bij de bank blijven daar.',
  'DP-18':
    'FBI-razzia: alle familieleden in onbeschermde zaken met het getal van de dobbelsteen gaan naar de gevangenis, ook die van jou; neutrale gaan in de doos.',
  'DP-19':
    'Overname van een handelszaak: je mag een onbeschermde zaak met het getal van de dobbelsteen overnemen die een andere familie of een neutraal familielid controleert. Het familielid van de ander wordt in de Hudson gedumpt en die familie krijgt een van je schuldmarkers; een neutraal gaat in de doos en de schuldmarker naar de bank. Dan zet je een familielid uit je voorraad in de zaak. Zonder schuldmarker of familielid in je voorraad gaat het niet; een lege of eigen zaak kun je niet overnemen.',
  'DP-20':
    'Vriend van de familie: je neemt een vriend uit Brooklyn en betaalt $\u00A01.000 per oog. Zonder dat geld kun je het veld niet kiezen. Is er geen vriend meer, dan mag iedereen het veld kiezen en gebeurt er niets.',
  'DP-21': 'Consigliere: je mag met een familielid uit je voorraad een lege, onbeschermde zaak naar keuze bezetten.',
  'DP-22': 'Officier van justitie: je mag al je familieleden uit de gevangenis halen.',
  'DP-23':
    'Geheim agent: je mag een familielid van een andere speler uit een onbeschermde zaak naar de gevangenis sturen, nooit een neutraal.',
  'DP-24': 'Bankier: je mag 1 veld vooruit op inkomen of diensten.',
  'DP-25':
    'Bereik of passeer je het veld van een fiche, dan krijg je die fiche. Je kunt elke fiche één keer inzetten: meteen, later in dezelfde beurt of in een latere beurt. Het mogen er meerdere in één beurt zijn. Daarna gaat de fiche uit het spel.',
  'DP-26':
    'Bruiloft: je krijgt een vriend. Kleinzoon: je gooit een dobbelsteen en krijgt $\u00A01.000 per oog; de marionettenhand brengt niets op. Verjaardag van de peetvader: je gaat 1 veld vooruit op een schema naar keuze.',
  'DP-27':
    'Vóór het leggen gooi je met de politieagent één dobbelsteen van je worp opnieuw, met de rechter allemaal. Met de senator mag een dobbelsteen in rij 2 tot en met 4 op een veld van een andere kleur; in rij 2 en 3 moet hij ogen tonen. De worpen voor de kleinzoon en voor E8 kun je niet overdoen.',
  'DP-28':
    'Een grijze fiche die je buiten je beurt krijgt, mag je meteen inzetten; alle andere zet je in je eigen beurt in.',
  'DP-29':
    'Sta je op het laatste veld van aanzien of invloed en zou je vooruitgaan, dan krijg je in plaats daarvan $\u00A01.000; velden voorbij het einde vervallen. Aan het einde van inkomen en diensten krijg je niets. Elke zaak, elk schema van de pers en elke actie telt apart.',
  'DP-30':
    'In je beurt mag je hoogstens twee vrienden inleveren. Voor elke vriend gebruik je de dienst onder je markeersteen of een eerdere; de vriend gaat terug naar Brooklyn. Dezelfde dienst mag je twee keer gebruiken.',
  'DP-31':
    'Diensten: (1) een familielid uit de Hudson, (2) een schuldmarker terug, (3) 2 velden vooruit op aanzien of inkomen, met een optie op aanzien of invloed, (4) $\u00A05.000.',
  'DP-32': 'Wie na de laatste ronde niet op het laatste veld van het KO-schema staat, is uitgeschakeld.',
  'DP-33':
    'Alle anderen krijgen nog eens hun inkomen en $\u00A03.000 per zaak. Voor elk van hun familieleden in de gevangenis betalen ze $\u00A01.000 borgsom en nemen ze het terug.',
  'DP-34':
    'Voor elke schuldmarker bij een medespeler of de bank betaalt de eigenaar aan die speler of de bank $\u00A02.000. Wie uitgeschakeld is, betaalt en ontvangt niets; met een optie wel. Het geld mag daarbij onder nul komen.',
  'DP-35':
    'Wie het meeste geld heeft, wint. Bij een gelijke stand wint wie verder is op het andere van de schema’s aanzien en invloed, daarna wie meer familieleden in zaken en voorraad heeft; anders wordt de overwinning gedeeld.',
  'DP-36': 'Heeft niemand het einde van het KO-schema bereikt, dan verliest iedereen.',
  'DP-37':
    'Alles wat op tafel ligt, is openbaar, en elke betaling ook. Geheim zijn het geld (tenzij een optie het openlegt), de volgorde van de gebeurteniskaarten en de drie verwijderde kaarten.',
  'DP-38':
    'Wat meerdere spelers krijgen, wordt met de klok mee uitgedeeld vanaf wie aan de beurt is, bij gebeurtenissen vanaf de startspeler. Wie buiten de eigen beurt een grijze fiche heeft gekregen, wordt daarna in die volgorde gevraagd of die meteen wordt ingezet.',
  'DP-39':
    'Grijze fiches en vrienden zet je in je beurt in vóór of na een worp, na een rij en na rij 4, nooit terwijl er iets wordt afgehandeld. Je beëindigt je beurt zelf. De overname van E6 doe je vóór je eerste worp.',
  'DP-40':
    'Fiches, diensten, de bankier en E1 kun je niet gebruiken waar ze geen effect zouden hebben. Vooruitgaan aan het einde van aanzien of invloed telt, want dat levert $\u00A01.000 op. Dienst 3 geeft beide velden op hetzelfde schema.',
  'DP-41':
    'E1 en E9 vragen iedereen die het aangaat, ook als alleen nee kan: zo verraadt de vraag niet wie geld tekortkomt.',
  'DP-42':
    'Vaste opstelling: met de klok mee vanaf de startspeler krijgt elke familie het volgende stadsdeel van de straat. De rest is neutraal en de auto staat op het eerste veld.',
  'DP-43':
    'Vrienden, fiches en schuldmarkers in de voorraad zijn aan het einde niets waard. Wie uitgeschakeld is, deelt de laatste plaats.',
  'DP-E1': 'Iedereen mag $\u00A02.000 betalen en 1 veld vooruitgaan op het schema diensten.',
  'DP-E2':
    'Iedereen mag één onbeschermde zaak opgeven: het familielid gaat naar de voorraad en de bank betaalt $\u00A04.000.',
  'DP-E3': 'Het familielid in de zaak bij de auto wordt in de Hudson gedumpt; hier beschermt de auto niemand.',
  'DP-E4': 'Iedereen geeft tegelijk een eigen schuldmarker, als er nog een is, aan de linkerbuur.',
  'DP-E5': 'Tot het einde van de ronde brengt elke dobbelsteen die je op de pers legt $\u00A02.000 extra op.',
  'DP-E6':
    'Tot het einde van de ronde mag iedereen vóór de eerste worp van de beurt één onbeschermde zaak naar keuze overnemen zonder dobbelsteen.',
  'DP-E7':
    'Wie een zaak heeft in het stadsdeel van de auto, krijgt een vriend, met de klok mee vanaf de startspeler, zolang de voorraad strekt.',
  'DP-E8':
    'De startspeler gooit één dobbelsteen: alle familieleden in onbeschermde zaken met dat getal gaan naar de gevangenis. Bij de marionettenhand gebeurt er niets.',
  'DP-E9':
    'Wie familieleden in de gevangenis heeft, betaalt voor elk $\u00A02.000 borgsom en neemt ze allemaal terug in de voorraad, of ze worden allemaal in de Hudson gedumpt.',
  'DP-E10': 'Alle familieleden in onbeschermde kansspelzaken gaan naar de gevangenis.',
};
