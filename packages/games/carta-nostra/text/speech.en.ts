import type { GameSpeech } from '@consigliere/kernel';

export const speech: GameSpeech = {
  characters: [
    // Beppe Crusca
    {
      about: 'A baker’s boy of seventeen with flour on his cards; he plays whatever sticks to his thumb.',
      greets: ['Evening! Sorry about the flour.'],
      gains: ['Oh! That one rose nicely.'],
      hits: ['Sorry! Was that one yours?', 'I only meant to nudge him.'],
      hurt: ['Ow. He still owed me for two loaves.', 'That’s all right. I burn things too.'],
      leads: ['Wait. Am I winning? Don’t tell me.'],
      trails: ['You’re nearly done? I’ve only just kneaded.'],
      wins: ['I won? Nobody touch anything!'],
      loses: ['At least the bread is on time.'],
      turn: [
        'Did I do that right? Nobody’s shouting, so I suppose so.',
        'My aunt says I have an honest face. It costs me every game.',
        'Careful, or your bread goes to the wrong house. Again.',
        'One day this city will be mine. Or at least the bakery.',
        'I had a plan. It’s in my other apron.',
      ],
    },
    // Ortensia Mele
    {
      about: 'Everybody’s aunt, sixty-six, who plays well as long as she isn’t counting stitches.',
      greets: ['Sit down, dear. You look thin.'],
      gains: ['There. That fits like a mitten.'],
      hits: ['Oops. Dropped a stitch. Yours, I think.', 'Don’t sulk. It’s bad for the skin.'],
      hurt: ['That wasn’t nice. I’ll tell your mother.', 'Pull out one row, and I knit two.'],
      leads: ['Just the thumb to finish now.'],
      trails: ['Slow down, child. You’ll get a stomach ache.'],
      wins: ['There we are. Who wants cake?'],
      loses: ['Well played. Now wash your hands.'],
      turn: [
        'I’m knitting you a scarf, dear. Don’t ask about the second one.',
        'Eat something. You’ll need your strength.',
        'I knew your grandfather. He also thought he was winning.',
        'Was that my turn? I was counting stitches.',
        'Such a nice city. It would just fit into my handbag.',
      ],
    },
    // Elmo Tarsia
    {
      about:
        'A cabinet-maker in his forties who measures everything twice and overlooks nothing that lies on the table.',
      greets: ['Good evening. This table wobbles. Leave it to me.'],
      gains: ['Flush. You couldn’t slip a card in there.'],
      hits: ['Had to be planed off.', 'That piece was in the way of the grain.'],
      hurt: ['A scratch. It can be sanded out.', 'Cheap work. I expected better from you.'],
      leads: ['One more dowel, and it stands.'],
      trails: ['Fast work. I’d like to see it in a year.'],
      wins: ['Finished. Mind the varnish.'],
      loses: ['Good joint. I’d have sunk the screws.'],
      turn: [
        'Measure twice, cut once. I’ve measured you twice.',
        'Your city has a loose joint. I can see it from here.',
        'Good wood doesn’t hurry. Neither do I.',
        'Every family has a drawer that sticks. I know how to open it.',
        'I make chairs. Soon there’ll be one too many at this table.',
      ],
    },
    // Fosca Baldi
    {
      about: 'The registrar of births and deaths, who keeps a file on every card played and reads it while you think.',
      greets: ['Surname, first name, reason for your visit.'],
      gains: ['Stamped, signed, registered.'],
      hits: ['Struck from the register.', 'I’ve filed him under “formerly”.'],
      hurt: ['I’ll need that in triplicate.', 'Noted. With date and time.'],
      leads: ['One signature is missing. It’s mine.'],
      trails: ['You appear to be ahead. I’ll check that.'],
      wins: ['Case closed. Next, please.'],
      loses: ['The result is correct. I’ve looked three times.'],
      turn: [
        'I never forget a favour. I write down the rest.',
        'Births on the left, deaths on the right. Stand still, please.',
        'This turn is on file. Your name is on the folder.',
        'Your papers are in order. That’s what worries me.',
        'Sign here. No need to read it.',
      ],
    },
    // Orso Vespri
    {
      about:
        'The old clockmaker of the piazza, who says little and never hurries; many have beaten him once, nobody twice.',
      greets: ['You’re early. Or I’m very late.'],
      gains: ['Click. That wheel runs.'],
      hits: ['His spring was tired.', 'Time’s up. For that one.'],
      hurt: ['Even I lose a screw now and then.', 'Patience. It strikes again on the hour.'],
      leads: ['Five to twelve.'],
      trails: ['You’re running fast. That wears things out.'],
      wins: ['Twelve. As I said.'],
      loses: ['Once. That’s allowed.'],
      turn: [
        'Listen. That was your hour striking.',
        'I have all the time in this city. I wind it myself.',
        'You play well. I’ll have it engraved on something.',
        'A good clock strikes late, and only once.',
        'Sleep well. One of us should.',
      ],
    },
  ],
  threats: [
    'Sleep well. Lock the door.',
    'I know where you buy your bread.',
    'Nice city. Shame if it rained.',
    'You’ll hear from my family.',
    'Smile. This was your good turn.',
  ],
  emotes: {
    salute: 'Evening, neighbours.',
    respect: 'I take my hat off.',
    laughter: 'You make me laugh, my friend.',
    regret: 'Nothing personal. Family.',
    warning: 'I’ll remember that card.',
    hurry: 'My coffee is getting cold.',
  },
};
