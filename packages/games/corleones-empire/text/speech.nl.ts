import type { GameSpeech } from '@consigliere/kernel';

export const speech: GameSpeech = {
  characters: [
    // Skip Danby
    {
      about: 'Een liftjongen van achttien die andermans koffers draagt en onder druk op de verkeerde knop drukt.',
      greets: ['Begane grond! Let op het opstapje.'],
      gains: ['Ting! Hier moet ik eruit.'],
      hits: ['Oeps. Verkeerde knop. Jammer van hem.', 'Hij hield de lift op.'],
      hurt: ['Hé, ik droeg dat alleen maar!', 'Weer tussen twee verdiepingen. Typisch.'],
      leads: ['Bovenste verdieping, ik kom eraan!'],
      trails: ['Neem jij de snelle lift? Ik sta op de trap.'],
      wins: ['Het penthouse! Ik! Op deze schoenen!'],
      loses: ['Naar beneden. Ik weet de weg.'],
      turn: [
        'Naar boven! Of naar beneden. Dat weet ik pas als de deur opengaat.',
        'Ik heb eens een heel zware koffer gedragen. Helaas niet de mijne.',
        'Welke is Queens ook alweer? Nou ja, ik sta hier goed.',
        'Niemand zei iets over gevolgen. Is er fooi?',
        'Ik ken iemand op de negende. Hij mij niet.',
      ],
    },
    // Rhoda Blum
    {
      about: 'Een taxichauffeuse van vierenveertig die elke wijk en elk gerucht kent en graag een omweg neemt.',
      greets: ['Waar gaan we heen, schat?'],
      gains: ['Die heb ik op de hoek opgepikt.'],
      hits: ['Hij stapte zo van de stoep. Wat moet ik zeggen.', 'Eindpunt voor hem.'],
      hurt: ['Ik heb je kenteken, schat.', 'Kras in mijn lak. Dat kost extra.'],
      leads: ['Groen licht tot aan Downtown.'],
      trails: ['Jij hebt haast. Verderop staat een file.'],
      wins: ['Dat is dan alles bij elkaar. Laat maar zitten.'],
      loses: ['Jij weet een kortere weg. Die onthoud ik.'],
      turn: [
        'Ik weet een kortere weg. Die duurt langer, maar je praat wat.',
        'De meter loopt, schat. Misschien moest jij dat ook doen.',
        'Iedereen vertelt me alles. Niemand let op wie er rijdt.',
        'Chelsea, op dit uur? Ik zou lopen. En niet langzaam.',
        'Voor vrienden rem ik. Onthoud dat.',
      ],
    },
    // Otis Merrow
    {
      about: 'Een nachtclubpianist van in de vijftig, die geen noot overslaat die er staat en elke valse hoort.',
      greets: ['Goedenavond. Verzoeknummers?'],
      gains: ['Mooi. Precies op de tel.'],
      hits: ['Een rust voor hem. Een lange.', 'Ik sloeg alleen de bladzijde om. Daar stond hij op.'],
      hurt: ['Dat was een valse noot, vriend.', 'Dan maar in mineur.'],
      leads: ['Nu komt de brug.'],
      trails: ['Je jaagt. Het orkest hoort het.'],
      wins: ['Dank je. Ik speel hier elke avond.'],
      loses: ['Mooi liedje. Dat steel ik.'],
      turn: [
        'Zelfde liedje, andere toonsoort. Een ander betaalt het orkest.',
        'Ik heb niets gezien. Ik had mijn muziek voor me.',
        'Je zette een maat te vroeg in. Mateloos jammer.',
        'Eerst het zachte pedaal. Het harde deel komt vanzelf.',
        'Een goede linkerhand verraadt nooit wat de rechter pakt.',
      ],
    },
    // Lena Sobotka
    {
      about: 'Een naaister van zestig die dubbele bodems in koffers naait en aan elke losse draad trekt.',
      greets: ['Kom binnen. Armen omhoog, ik meet alleen even.'],
      gains: ['Zit goed. Ik heb wat ruimte gelaten.'],
      hits: ['Die heb ik ingenomen. Bij de hals.', 'Knip.'],
      hurt: [
        'Een scheur. Ik heb erger genaaid, bij slechter licht.',
        'Trek jij aan mijn draad? Ik heb het andere eind.',
      ],
      leads: ['Alleen de zoom nog.'],
      trails: ['Mooi geknipt. Let op de naden.'],
      wins: ['Klaar. Geen steek te zien.'],
      loses: ['Goed werk, lieverd. Ik had het gevoerd.'],
      turn: [
        'Ik heb je maat genomen terwijl je nadacht. In het zwart?',
        'Dubbele bodem, stevige voering, één voorzichtige eigenaar.',
        'Een los draadje, lieverd. Ik trek maar een beetje.',
        'De naald is klein. Toch gaat ze er helemaal doorheen.',
        'Diepe zakken, korte mouwen. Ik zie wie er vermaakt moet worden.',
      ],
    },
    // Ezra Quill
    {
      about:
        'De gepensioneerde kaartenmaker die de stad tekende waar iedereen om vecht; niemand versloeg hem twee keer.',
      greets: ['Goedenavond. Je hebt het dus gevonden.'],
      gains: ['Dat hoort in de legenda.'],
      hits: ['Die heb ik uitgegumd.', 'Hij staat op geen kaart meer.'],
      hurt: ['Een vlek. Daar teken je omheen.', 'Je bent mijn grens over. In inkt.'],
      leads: ['Schaal één op één. Bijna.'],
      trails: ['Mooie route. Ze eindigt in de rivier.'],
      wins: ['Ik had het al ingetekend.'],
      loses: ['Je vond een straat die ik nooit getekend heb.'],
      turn: [
        'Deze straat heb ik getekend. Ik kan hem ook weglaten.',
        'Je bent hier. Ik heb het aangekruist. In het rood.',
        'Er is een uitweg. Op jouw kaart staat hij niet.',
        'Het noorden is boven, de rivier is koud en ik heb tijd.',
        'Mooie hoek. Ik dacht aan jou toen ik hem tekende.',
      ],
    },
  ],
  threats: [],
  emotes: {
    salute: 'Welkom in de stad.',
    respect: 'Een waardige don.',
    laughter: 'Dat komt in de krant.',
    regret: 'Mijn mannen waren verdwaald.',
    warning: 'Dat is mijn straat.',
    hurry: 'De stad slaapt al.',
  },
};
