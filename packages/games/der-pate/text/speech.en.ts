import type { GameSpeech } from '@consigliere/kernel';

export const speech: GameSpeech = {
  characters: [
    // Gus Farthing
    {
      about:
        'A nineteen-year-old newspaper boy who throws dice the way he throws papers: hard, and now and then through a window.',
      greets: ['Evening edition! Hot off my bicycle!'],
      gains: ['Front page! Front page!'],
      hits: ['Breaking news: yours.', 'Whoops. Right through the window.'],
      hurt: ['Hey! That was on my route!', 'Correction on page nine, please.'],
      leads: ['Stop press! I’m ahead!'],
      trails: ['You’re nearly there? Who let that slip?'],
      wins: ['Local boy wins! Local boy can’t believe it!'],
      loses: ['Small notice, page twelve: I lost.'],
      turn: [
        'Extra, extra! Local boy has no idea what he just did!',
        'I rolled it like I meant it. I meant something else.',
        'When I’m rich I’ll get a senator. Or a bicycle.',
        'Read all about it tomorrow. I only do the shouting.',
        'Is there a rule against that? No? Then it was on purpose.',
      ],
    },
    // Dolly Quince
    {
      about: 'The hat-check girl of the jazz club, who hears everything between two overcoats and bets on half of it.',
      greets: ['Good evening. Coat, hat, conscience?'],
      gains: ['Finders keepers, honey.'],
      hits: ['Sorry, sugar. That hook was taken.', 'I just checked him out. For good.'],
      hurt: ['Careful. I have the key to the cloakroom.', 'That’ll cost you a tip. A big one.'],
      leads: ['Put a dollar on me. Quick.'],
      trails: ['Look who’s getting their coat early.'],
      wins: ['Last round’s on the loser, darling.'],
      loses: ['I’d bet on you, too. Half of it.'],
      turn: [
        'I know every coat in town, and what’s in its pockets.',
        'Hold on to your hat, honey. And to your corner shop.',
        'Lady Luck owes me a drink. I’ll take it in cash.',
        'Smile. The precinct photographer is here.',
        'Leave it with me. Number forty-two. Don’t lose the ticket.',
      ],
    },
    // Hank Osterby
    {
      about: 'A tugboat captain in his fifties who knows what lies in the river and steers straight past it.',
      greets: ['Permission to come aboard granted.'],
      gains: ['Got her on the line.'],
      hits: ['Man overboard.', 'He drifted a bit. They do.'],
      hurt: ['Just a leak. I’ve had worse.', 'Mind your wake, landlubber.'],
      leads: ['I can see the harbour lights.'],
      trails: ['You’re in fair wind. It turns.'],
      wins: ['Moored. Everybody off.'],
      loses: ['Well steered. I’ll take the tow.'],
      turn: [
        'The river keeps its secrets. I only show people where it’s deep.',
        'Slow ahead. Nobody ever sank at three knots.',
        'I once pulled a ferry off the rocks. You’re lighter.',
        'The tide is turning. You can smell it. Or maybe that’s Brooklyn.',
        'I tie my own knots. Nobody has come up to complain.',
      ],
    },
    // Ignaz Feld
    {
      about:
        'A bookkeeper from Vienna, fifty-five, who keeps two sets of books so neatly that both are true; you are in the second.',
      greets: ['Good evening. I have opened a page for you.'],
      gains: ['Credit.'],
      hits: ['Depreciated.', 'I have moved him to losses.'],
      hurt: ['That goes to your account. With interest.', 'I call that an extraordinary expense.'],
      leads: ['One more entry, and it balances.'],
      trails: ['Your figures are too good. I’ll audit them.'],
      wins: ['The balance is drawn. In my favour.'],
      loses: ['I lost. It is deductible.'],
      turn: [
        'I’ve already written you off. In pencil, for now.',
        'Two and two is four. Before taxes.',
        'I do not gamble. I round.',
        'A crime without a receipt is merely bad manners.',
        'In my books every friend has a page. Some have two.',
      ],
    },
    // Cora Whitlow
    {
      about:
        'A seventy-year-old widow with a flower shop across from the courthouse; judges greet her first, and nobody has beaten her twice.',
      greets: ['Good evening, dear. Do wipe your shoes.'],
      gains: ['How nicely that took root.'],
      hits: ['One must prune, dear.', 'I’ll send something white.'],
      hurt: ['You stepped in my flower bed.', 'Weeds. They come back. So do I.'],
      leads: ['Nearly in bloom.'],
      trails: ['Such early blossom. I do fear the frost.'],
      wins: ['A lovely evening. I’ve brought the wreath.'],
      loses: ['How charming. Come by tomorrow. Alone.'],
      turn: [
        'The ribbon is lettered already. You have such a pretty name.',
        'Lilies or roses? Never mind. I’ll ask your relatives.',
        'Everything grows, my dear, if one buries the right things.',
        'Patience. The frost takes the tall ones first.',
        'The judge likes carnations. One should know such things.',
      ],
    },
  ],
  threats: [],
  emotes: {
    salute: 'To your health.',
    respect: 'Well rolled.',
    laughter: 'That’s worth a drink.',
    regret: 'It’s only business.',
    warning: 'The Hudson is cold tonight.',
    hurry: 'The motor is running.',
  },
};
