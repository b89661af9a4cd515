import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Beppe Crusca',
    about: 'Een bakkersjongen van zeventien met meel op zijn kaarten; hij speelt wat aan zijn duim blijft plakken.',
  },
  {
    name: 'Ortensia Mele',
    about: 'Ieders tante, zesenzestig, die goed speelt zolang ze geen steken telt.',
  },
  {
    name: 'Elmo Tarsia',
    about:
      'Een meubelmaker van in de veertig, die alles twee keer meet en niets over het hoofd ziet wat op tafel ligt.',
  },
  {
    name: 'Fosca Baldi',
    about:
      'De ambtenaar van de burgerlijke stand, die van elke gespeelde kaart een dossier heeft en erin leest terwijl jij denkt.',
  },
  {
    name: 'Orso Vespri',
    about:
      'De oude klokkenmaker van het plein, die weinig zegt en nooit haast heeft; velen versloegen hem één keer, niemand twee keer.',
  },
];
