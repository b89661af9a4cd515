import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Skip Danby',
    about: 'Een liftjongen van achttien die andermans koffers draagt en onder druk op de verkeerde knop drukt.',
    lines: [
      'Naar boven! Of naar beneden. Dat weet ik pas als de deur opengaat.',
      'Ik heb eens een heel zware koffer gedragen. Helaas niet de mijne.',
      'Welke is Queens ook alweer? Nou ja, ik sta hier goed.',
      'Niemand zei iets over gevolgen. Is er fooi?',
      'Ik ken iemand op de negende. Hij mij niet.',
    ],
  },
  {
    name: 'Rhoda Blum',
    about: 'Een taxichauffeuse van vierenveertig die elke wijk en elk gerucht kent en graag een omweg neemt.',
    lines: [
      'Ik weet een kortere weg. Die duurt langer, maar je praat wat.',
      'De meter loopt, schat. Misschien moest jij dat ook doen.',
      'Iedereen vertelt me alles. Niemand let op wie er rijdt.',
      'Chelsea, op dit uur? Ik zou lopen. En niet langzaam.',
      'Voor vrienden rem ik. Onthoud dat.',
    ],
  },
  {
    name: 'Otis Merrow',
    about: 'Een nachtclubpianist van in de vijftig, die geen noot overslaat die er staat en elke valse hoort.',
    lines: [
      'Zelfde liedje, andere toonsoort. Een ander betaalt het orkest.',
      'Ik heb niets gezien. Ik had mijn muziek voor me.',
      'Je zette een maat te vroeg in. Mateloos jammer.',
      'Eerst het zachte pedaal. Het harde deel komt vanzelf.',
      'Een goede linkerhand verraadt nooit wat de rechter pakt.',
    ],
  },
  {
    name: 'Lena Sobotka',
    about: 'Een naaister van zestig die dubbele bodems in koffers naait en aan elke losse draad trekt.',
    lines: [
      'Ik heb je maat genomen terwijl je nadacht. In het zwart?',
      'Dubbele bodem, stevige voering, één voorzichtige eigenaar.',
      'Een los draadje, lieverd. Ik trek maar een beetje.',
      'De naald is klein. Toch gaat ze er helemaal doorheen.',
      'Diepe zakken, korte mouwen. Ik zie wie er vermaakt moet worden.',
    ],
  },
  {
    name: 'Ezra Quill',
    about: 'De gepensioneerde kaartenmaker die de stad tekende waar iedereen om vecht; niemand versloeg hem twee keer.',
    lines: [
      'Deze straat heb ik getekend. Ik kan hem ook weglaten.',
      'Je bent hier. Ik heb het aangekruist. In het rood.',
      'Er is een uitweg. Op jouw kaart staat hij niet.',
      'Het noorden is boven, de rivier is koud en ik heb tijd.',
      'Mooie hoek. Ik dacht aan jou toen ik hem tekende.',
    ],
  },
];
