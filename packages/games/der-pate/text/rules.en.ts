/** Each rule in a sentence or two. */
export const rules: Readonly<Record<string, string>> = {
  'DP-1':
    'All markers start at the beginning of their tracks, the tiles lie on their spaces, and everybody has the same starting money. The grey and the red event marker stand on their start spaces. How much money you have may stay your secret.',
  'DP-2': 'Chance or an option names the start player, who stays start player for the whole game.',
  'DP-3':
    'The start player’s right neighbour parks the car, chooses a district and puts a member on each of its three businesses. The others choose counter-clockwise; the start player comes last. With fewer than four players, the start player chooses among what is left.',
  'DP-4': 'With two or three players, each district nobody chose is filled with three neutral members.',
  'DP-5': 'The ten event cards are shuffled and three leave the game unseen; seven form the pile.',
  'DP-6': 'A round begins with income: the bank pays everybody what the space on the income track says.',
  'DP-7':
    'Then an event card is turned up: its marker and the car move, and its text is carried out. The fourth card of a colour makes reputation (grey) or influence (red) the KO track. From then on no event marker moves. Choices are made from the start player clockwise; then the card leaves the game, only E5 and E6 stay until the round ends.',
  'DP-8': 'Then everybody takes a complete turn with the dice, the start player first, clockwise.',
  'DP-9':
    'The three businesses of the district with the car are protected: they cannot be cleared, taken over or occupied. Only the visit and E3 ignore this. What counts is where the car stands when an effect takes place. Pay is not affected.',
  'DP-10':
    'Roll four dice and place one in row 1, roll the other three for row 2, the other two for row 3; the last goes to row 4 unrolled. Each placement is resolved before the next roll. You must always place a die, even if only others gain by it; there is always a field for it.',
  'DP-11':
    'In rows 2 to 4 a die goes on the field of its own colour. A puppet hand goes only on the press or, as the last die, to row 4.',
  'DP-12':
    'Press: a puppet hand of any colour gives one step on the reputation track and one on the influence track. Nothing else happens in that row.',
  'DP-13':
    'Row 1: every business of the die’s number pays the family that holds it and gives its track step. Empty and neutral businesses pay nothing.',
  'DP-14': 'Reputation and influence: you advance as many spaces as the die has pips.',
  'DP-15': 'Bet rigging: the bank pays you $1,000 a pip.',
  'DP-16':
    'Visit: the car moves by the pips. You may occupy an empty business there; the member of another player or a neutral one must leave it; your own stays. A member who leaves returns to its family’s supply, a neutral one to the box; the business stays empty.',
  'DP-17':
    'Assembly: you return every debt marker you hold from other players, and its owner pays you $1,000 a pip for it. A player who can’t pay in full pays what they have. Markers at the bank stay there.',
  'DP-18':
    'FBI raid: all members in unprotected businesses of the die’s number go to jail, your own too; neutral ones go to the box.',
  'DP-19':
    'Takeover: you may take over an unprotected business of the die’s number that another family or a neutral member holds. That family’s member goes into the Hudson and it gets one of your debt markers; a neutral member goes to the box and the marker to the bank. Then a member from your supply moves in. Without a marker or a member in supply you can’t; nor can you take over an empty business or your own.',
  'DP-20':
    'Friend: you take a friend from Brooklyn and pay $1,000 a pip; without that much money you can’t choose the field. With no friend left, anybody may choose the field, and nothing happens.',
  'DP-21': 'Consigliere: you may put a member from your supply on any empty unprotected business.',
  'DP-22': 'Prosecutor: you may take all your members back from jail.',
  'DP-23':
    'Informer: you may send a member of another player from an unprotected business to jail; never a neutral one.',
  'DP-24': 'Banker: you may take one step on the income or the favours track.',
  'DP-25':
    'Reaching or passing the space of a tile wins you that tile. You can use it once: right away, later in the same turn or in a later turn of yours, and several in one turn. Then it leaves the game.',
  'DP-26':
    'Wedding: a friend. Grandchild: roll a die for $1,000 a pip; a puppet hand brings nothing. Birthday: one step on any track.',
  'DP-27':
    'Cop and judge reroll one or all dice of a row before you place. The senator lets a die go on a field of another colour in rows 2 to 4; in rows 2 and 3 it must show pips. Rolls for the grandchild or for E8 cannot be repeated.',
  'DP-28': 'A grey tile won out of turn may be used at once; all other tiles are used in your own turn.',
  'DP-29':
    'An advance that starts on the last space of the reputation or influence track pays $1,000 instead; steps beyond the end are lost. Full income and favours tracks pay nothing. Each business, each track of the press and each action is an advance of its own.',
  'DP-30':
    'In your turn you may hand in up to two friends. Each gives you the favour under your marker or any earlier one. They return to Brooklyn. The same favour may be used twice.',
  'DP-31':
    'Favours: (1) a member back from the Hudson, (2) a debt marker back, (3) two steps on the reputation or the income track, by an option on the reputation or the influence track, (4) $5,000.',
  'DP-32': 'After the last round, players who aren’t on the last space of the KO track are out.',
  'DP-33':
    'The others get their income once more and $3,000 for each business; for each own member in jail they pay $1,000 and take it back.',
  'DP-34':
    'For each debt marker that is still with another player or the bank, its owner pays that player or the bank $2,000. Players who are out neither pay nor receive; by an option, they do both. Money may fall below zero.',
  'DP-35':
    'The player with the most money wins. Ties go to the player farther on the other track of reputation and influence, then to the one with more members on businesses and in supply; otherwise the win is shared.',
  'DP-36': 'If nobody has finished the KO track, everybody loses.',
  'DP-37':
    'Everything on the table and every payment is public. Hidden are how much money each has (unless an option opens it), the order of the events and the three removed cards.',
  'DP-38':
    'What several players get is given out from the player in turn clockwise, for events from the start player. Then players who have won a grey tile out of turn are asked in that order whether they use it at once.',
  'DP-39':
    'Grey tiles and friends are used in your turn before a roll, after it, after a row and after row 4, never while something takes effect. You end your turn yourself. The takeover of E6 is made before your first roll.',
  'DP-40':
    'Tiles, favours, the banker and E1 can’t be used where they would have no effect. A step on a full reputation or influence track counts, as it pays $1,000; favour 3 takes both steps on one track.',
  'DP-41':
    'E1 and E9 ask everybody they concern, even if the only answer is no, so that nobody can tell who is short of money.',
  'DP-42':
    'Fixed layout: from the start player clockwise, each gets the next district of the street; the rest is neutral, and the car stands on the first space.',
  'DP-43':
    'Friends, tiles and debt markers in supply are worth nothing at the end. Players who are out share the last place.',
  'DP-E1': 'Each player may pay $2,000 for one step on the favours track.',
  'DP-E2': 'Each player may give up one unprotected business: the member returns to supply, and the bank pays $4,000.',
  'DP-E3': 'The member at the car’s business goes into the Hudson; the car protects nobody here.',
  'DP-E4': 'All at once, each player gives one own debt marker, if one is left, to the left neighbour.',
  'DP-E5': 'Until the round ends, each die placed on the press pays $2,000 extra.',
  'DP-E6':
    'Until the round ends, each player may make one takeover without a die, of any unprotected business, before the first roll of the turn.',
  'DP-E7':
    'Each player with a business in the car’s district gets one friend, from the start player clockwise while they last.',
  'DP-E8':
    'The start player rolls one die: members in unprotected businesses of that number go to jail; the puppet hand does nothing.',
  'DP-E9':
    'Each player with members in jail pays $2,000 for each and takes all of them back, or all of them go into the Hudson.',
  'DP-E10': 'Members in unprotected gambling businesses go to jail.',
};
