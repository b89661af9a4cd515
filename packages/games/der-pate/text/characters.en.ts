import type { Character } from '@consigliere/kernel';

export const characters: readonly Character[] = [
  {
    name: 'Gus Farthing',
    about:
      'A nineteen-year-old newspaper boy who throws dice the way he throws papers: hard, and now and then through a window.',
    lines: [
      'Extra, extra! Local boy has no idea what he just did!',
      'I rolled it like I meant it. I meant something else.',
      'When I’m rich I’ll get a senator. Or a bicycle.',
      'Read all about it tomorrow. I only do the shouting.',
      'Is there a rule against that? No? Then it was on purpose.',
    ],
  },
  {
    name: 'Dolly Quince',
    about: 'The hat-check girl of the jazz club, who hears everything between two overcoats and bets on half of it.',
    lines: [
      'I know every coat in town, and what’s in its pockets.',
      'Hold on to your hat, honey. And to your corner shop.',
      'Lady Luck owes me a drink. I’ll take it in cash.',
      'Smile. The precinct photographer is here.',
      'Leave it with me. Number forty-two. Don’t lose the ticket.',
    ],
  },
  {
    name: 'Hank Osterby',
    about: 'A tugboat captain in his fifties who knows what lies in the river and steers straight past it.',
    lines: [
      'The river keeps its secrets. I only show people where it’s deep.',
      'Slow ahead. Nobody ever sank at three knots.',
      'I once pulled a ferry off the rocks. You’re lighter.',
      'The tide is turning. You can smell it. Or maybe that’s Brooklyn.',
      'I tie my own knots. Nobody has come up to complain.',
    ],
  },
  {
    name: 'Ignaz Feld',
    about:
      'A bookkeeper from Vienna, fifty-five, who keeps two sets of books so neatly that both are true; you are in the second.',
    lines: [
      'I’ve already written you off. In pencil, for now.',
      'Two and two is four. Before taxes.',
      'I do not gamble. I round.',
      'A crime without a receipt is merely bad manners.',
      'In my books every friend has a page. Some have two.',
    ],
  },
  {
    name: 'Cora Whitlow',
    about:
      'A seventy-year-old widow with a flower shop across from the courthouse; judges greet her first, and nobody has beaten her twice.',
    lines: [
      'The ribbon is lettered already. You have such a pretty name.',
      'Lilies or roses? Never mind. I’ll ask your relatives.',
      'Everything grows, my dear, if one buries the right things.',
      'Patience. The frost takes the tall ones first.',
      'The judge likes carnations. One should know such things.',
    ],
  },
];
