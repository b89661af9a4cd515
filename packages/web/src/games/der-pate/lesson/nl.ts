import type { TipName } from './lesson.ts';

export const tips: Readonly<Record<TipName, string>> = {
  aim: 'Je doel: het meeste geld na zeven rondes. Maar er zit een addertje onder het gras: alleen wie het einde van het KO-schema haalt, kan winnen.',
  street:
    'Langs de straat liggen twaalf zaken, drie per stadsdeel. Eén stadsdeel is van jou, één van de andere familie; de rest is in neutrale handen.',
  event:
    'Een ronde begint met inkomen voor iedereen en een gebeurteniskaart. De kleur verplaatst de grijze of rode markeersteen, het getal de auto, en de tekst wordt uitgevoerd.',
  car: 'Waar de auto staat, is het stadsdeel beschermd: niemand wordt er verdreven of overgenomen en niemand trekt erin. Inkomsten gaan gewoon door.',
  roll: 'Een beurt heeft vier rijen. Je gooit vier dobbelstenen en legt er een, gooit de andere drie en legt er een, dan twee; de laatste blijft zoals hij is.',
  business:
    'Rij 1: het getal van de dobbelsteen bepaalt welke zaken betalen, van wie ze ook zijn. Kies er een die jou meer oplevert dan de anderen.',
  politics:
    'Rij 2, naar de kleur van de dobbelsteen: grijs geeft aanzien, rood invloed, wit $ 1.000 per oog. Hoge getallen zijn hier het meest waard.',
  visit:
    'De zwarte dobbelsteen gaat op bezoek: hij rijdt met de auto. Een lege zaak waar die stopt kan van jou worden; die van een ander wordt ontruimd.',
  raid: 'Rij 3 is ruwer. Rood is een razzia in alle onbeschermde zaken met dat getal, ook de jouwe; zwart neemt zo’n zaak over voor een van je schuldmarkers.',
  friend:
    'Wit koopt een vriend van de familie uit Brooklyn, $ 1.000 per oog: een laag getal is goedkoop. Grijs int schulden die anderen bij jou hebben.',
  call: 'Rij 4 neemt de laatste dobbelsteen naar kleur: grijs bezet een lege zaak, rood leegt je gevangenis, zwart sluit iemand op, wit verhoogt inkomen of diensten.',
  press:
    'Een marionettenhand heeft geen getal. Die gaat naar de pers: 1 veld vooruit bij aanzien en 1 bij invloed, in plaats van de andere velden van de rij.',
  confirm: 'Wat je beurt beëindigt, moet je bevestigen. Je kunt het nog terugnemen: niemand is iets te weten gekomen.',
  income:
    'Inkomen komt elke ronde en aan het eind nog een keer. Elk veld dat de bankier in rij 4 je oplevert, loont vroeg het meest.',
  tile: 'Je bent een fiche gepasseerd en hebt die gewonnen. Elke fiche helpt één keer: met een vriend, geld, een veld op een schema of een nieuwe worp. Tot dan ligt die naast je schema’s.',
  jail: 'Iemand ging naar de gevangenis. De officier van justitie, een rode laatste dobbelsteen, haalt alle mensen van een familie terug; wie er aan het eind nog zit, kost $ 1.000 borgsom.',
  hudson:
    'Iemand ging de Hudson in. Vandaar haalt alleen de eerste dienst een familielid terug, met hulp van een vriend.',
  debt: 'Een schuldmarker is van plaats gewisseld. Ligt hij daar aan het eind nog, dan kost hij $ 2.000; een vergadering van de peetvaders int eerder, en vaak meer.',
  favour:
    'Je hebt een vriend. In je beurt lever je hem in voor de dienst die je markeersteen heeft bereikt, of een eerdere; hoogstens twee per beurt.',
  warning:
    'Vier gebeurteniskaarten van één kleur maken dat schema tot KO-schema: grijs aanzien, rood invloed. Ga tot dat vaststaat op beide vooruit.',
  ko: 'Het KO-schema staat vast. Wie na ronde zeven niet op het laatste veld staat, is uitgeschakeld, hoe rijk ook; staat er niemand, dan verliest iedereen.',
  last: 'De laatste ronde. Aan het eind brengt elke zaak $ 3.000 op en komt er nog eens inkomen; schulden en borgsom worden betaald. Dan wordt geteld.',
};
