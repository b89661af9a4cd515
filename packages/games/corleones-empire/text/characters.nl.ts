import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Skip Danby',
    about: 'Een liftjongen van achttien die andermans koffers draagt en onder druk op de verkeerde knop drukt.',
  },
  {
    name: 'Rhoda Blum',
    about: 'Een taxichauffeuse van vierenveertig die elke wijk en elk gerucht kent en graag een omweg neemt.',
  },
  {
    name: 'Otis Merrow',
    about: 'Een nachtclubpianist van in de vijftig, die geen noot overslaat die er staat en elke valse hoort.',
  },
  {
    name: 'Lena Sobotka',
    about: 'Een naaister van zestig die dubbele bodems in koffers naait en aan elke losse draad trekt.',
  },
  {
    name: 'Ezra Quill',
    about: 'De gepensioneerde kaartenmaker die de stad tekende waar iedereen om vecht; niemand versloeg hem twee keer.',
  },
];
