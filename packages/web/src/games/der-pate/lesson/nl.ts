import type { TipName } from './lesson.ts';

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Je doel: het meeste geld na zeven rondes. Maar er zit een addertje onder het gras: alleen wie het einde van het KO-schema haalt, kan winnen.',
  street:
    'Langs de straat liggen twaalf zaken, drie per stadsdeel. Eén stadsdeel is van jou, één van de andere familie; de rest is in neutrale handen.',
  event:
    'Een ronde begint met inkomen voor iedereen en een gebeurteniskaart. De kleur verplaatst de grijze of rode markeersteen, het getal de auto, en de tekst wordt uitgevoerd.',
  car: 'De auto beschermt het stadsdeel waarin hij staat: niemand wordt er verdreven of overgenomen en niemand trekt erin. Inkomsten gaan gewoon door.',
  roll: 'Een beurt heeft vier rijen. Je gooit vier dobbelstenen en legt er een, gooit de andere drie en legt er een, dan de andere twee; de laatste blijft zoals hij is.',
  business:
    'Rij 1: het getal van de dobbelsteen bepaalt welke zaken betalen, van wie ze ook zijn. Kies een getal dat jou meer oplevert dan de anderen.',
  politics:
    'In rij 2 telt de kleur van de dobbelsteen: grijs geeft aanzien, rood invloed, wit $\u00A01.000 per oog. Hoge getallen zijn hier het meest waard.',
  visit:
    'De zwarte dobbelsteen gaat op bezoek: hij verplaatst de auto. Een lege zaak waar de auto stopt, kan van jou worden; die van een ander wordt ontruimd.',
  raid: 'Rij 3 is ruwer. Rood is een razzia in alle onbeschermde zaken met dat getal, ook de jouwe; zwart neemt zo’n zaak over voor een van je schuldmarkers.',
  friend:
    'Wit koopt een vriend van de familie uit Brooklyn voor $\u00A01.000 per oog: een laag getal is goedkoop. Grijs int de schulden die anderen bij jou hebben.',
  call: 'In rij 4 telt de kleur van de laatste dobbelsteen: grijs bezet een lege zaak, rood haalt je familieleden uit de gevangenis, zwart sluit iemand op, wit verhoogt inkomen of diensten.',
  press:
    'Een marionettenhand heeft geen getal. Die gaat naar de pers: je gaat 1 veld vooruit op aanzien en 1 op invloed, in plaats van een ander veld van de rij te gebruiken.',
  confirm: 'Wat je beurt beëindigt, moet je bevestigen. Je kunt het nog terugnemen: niemand is iets te weten gekomen.',
  income:
    'Inkomen komt er elke ronde en aan het einde nog een keer. De bankier in rij 4 verhoogt het; hoe eerder, hoe meer het je oplevert.',
  tile: 'Je hebt een fiche bereikt, dus die is van jou. Die helpt één keer: met een vriend, geld, een veld op een schema of een nieuwe worp. Tot dan ligt die naast je schema’s.',
  jail: 'Iemand is in de gevangenis beland. De officier van justitie, een rode laatste dobbelsteen, haalt al je familieleden terug; wie er aan het einde nog zit, kost $\u00A01.000 borgsom.',
  hudson:
    'Iemand is in de Hudson gedumpt. Alleen de eerste dienst haalt een familielid daaruit terug, en daarvoor lever je een vriend in.',
  debt: 'Een schuldmarker ligt nu bij een ander. Ligt hij daar aan het einde nog, dan kost hij $\u00A02.000; een vergadering van de peetvaders int eerder, en vaak meer.',
  favour:
    'Je hebt een vriend. In je beurt lever je die in voor de dienst die je markeersteen heeft bereikt, of voor een eerdere; hoogstens twee vrienden per beurt.',
  warning:
    'Vier gebeurteniskaarten van één kleur bepalen het KO-schema: grijs staat voor aanzien, rood voor invloed. Ga tot dat vaststaat op beide vooruit.',
  ko: 'Het KO-schema staat vast. Wie na ronde zeven niet op het laatste veld staat, is uitgeschakeld, hoe rijk ook; staat er niemand, dan verliest iedereen.',
  last: 'De laatste ronde. Aan het einde brengt elke zaak $\u00A03.000 op en komt er nog eens inkomen; schulden en borgsom worden betaald. Dan wordt het geld geteld.',
};
