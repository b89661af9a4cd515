/** Each rule in a few sentences. */
export const rules: Readonly<Record<string, string>> = {
  'DP-1':
    'Your markers stand on the start spaces of your tracks, and the tiles lie on their spaces. Everybody has the same starting money and may keep it secret. The grey and red event markers stand on their start spaces.',
  'DP-2': 'The start player is drawn at random or named by a table option, and stays start player for the whole match.',
  'DP-3':
    'The player to the start player’s right parks the car, chooses a district and occupies its three businesses. The others follow counter-clockwise, and the start player comes last. With fewer than four players, the start player chooses from what is left.',
  'DP-4': 'With two or three players, three neutral members occupy each district that nobody has chosen.',
  'DP-5': 'The ten event cards are shuffled and three leave the game unseen; the other seven form the pile.',
  'DP-6': 'A round begins with income: the bank pays everybody what their space on the income track says.',
  'DP-7':
    'Next, an event card is turned up: the event marker of its colour and the car move, and its text is carried out. The fourth card of a colour makes reputation (grey) or influence (red) the KO track; after that the event markers stay where they are. Choices are made clockwise from the start player. Then the card leaves the game; only E5 and E6 stay until the end of the round.',
  'DP-8': 'Then everybody takes a full turn with the dice, clockwise from the start player.',
  'DP-9':
    'The car protects the three businesses of its district: they can’t be cleared, taken over or occupied. Only the visit and E3 ignore this. What counts is where the car stands when something takes effect. Protected businesses still pay.',
  'DP-10':
    'Roll four dice and place one in row 1, roll the other three and place one in row 2, roll the other two and place one in row 3. The last die goes into row 4 without a roll. Each die takes effect before the next roll. You must always place a die, even if only others benefit; there is always a field that takes one.',
  'DP-11':
    'In rows 2 to 4 a die goes on the field of its own colour. A puppet hand goes only on the press or, as the last die, into row 4.',
  'DP-12':
    'Press: with a puppet hand of any colour you advance one space on the reputation track and one on the influence track. Nothing else happens in that row.',
  'DP-13':
    'Row 1: every business with the die’s number pays the family that holds it; protection and smuggling also advance that family one space on their track. Empty and neutral businesses pay nothing.',
  'DP-14': 'Reputation and influence: you advance as many spaces on that track as the die has pips.',
  'DP-15': 'Bet rigging: the bank pays you $1,000 per pip.',
  'DP-16':
    'Visit: the car moves as many spaces as the die has pips. You may occupy an empty business there. If another family or a neutral member holds it, it is cleared and stays empty: the member returns to its family’s supply, a neutral one to the box. If it’s yours, nothing happens.',
  'DP-17':
    'Assembly: you return all debt markers you hold from other players, and for each of them its owner pays you $1,000 per pip. A player who can’t pay in full pays what they have. Debt markers at the bank stay there.',
  'DP-18':
    'FBI raid: all members in unprotected businesses with the die’s number go to jail, your own too; neutral ones go to the box.',
  'DP-19':
    'Takeover: you may take over an unprotected business with the die’s number that another family or a neutral member holds. The other family’s member goes into the Hudson, and that family gets one of your debt markers; a neutral member goes to the box, and the debt marker to the bank. Then a member from your supply moves in. You need a debt marker and a member in supply, and you can’t take over an empty business or your own.',
  'DP-20':
    'Friend of the family: you take a friend from Brooklyn and pay $1,000 per pip. Without the money you can’t choose this field. If no friend is left, anybody may choose it, and nothing happens.',
  'DP-21': 'Consigliere: you may occupy any empty, unprotected business with a member from your supply.',
  'DP-22': 'Prosecutor: you may take all your members back from jail.',
  'DP-23':
    'Informer: you may send another player’s member from an unprotected business to jail, but never a neutral one.',
  'DP-24': 'Banker: you may advance one space on the income or the favours track.',
  'DP-25':
    'When you reach or pass a tile’s space, you gain the tile. You can use it once: right away, later in the same turn or in a later turn. You may use several in one turn. A used tile leaves the game.',
  'DP-26':
    'Wedding: you take a friend. Grandchild: you roll a die and get $1,000 per pip; the puppet hand brings nothing. Birthday: you advance one space on any track.',
  'DP-27':
    'Before you place a die, the cop rerolls one die of your roll and the judge all of them. With the senator you may place a die on a field of another colour in rows 2 to 4; in rows 2 and 3 it must show pips. The rolls for the grandchild and for E8 can’t be repeated.',
  'DP-28': 'You may use a grey tile that you gain out of turn right away; all other tiles are used in your own turn.',
  'DP-29':
    'If you’re on the last space of the reputation or influence track and would advance, you get $1,000 instead; spaces beyond the end are lost. The income and favours tracks pay nothing at their end. Each business, each track of the press and each action counts separately.',
  'DP-30':
    'In your turn you may hand in up to two friends. For each of them you use the favour under your marker or an earlier one; the friend returns to Brooklyn. You may use the same favour twice.',
  'DP-31':
    'Favours: (1) a member back from the Hudson, (2) a debt marker back, (3) two spaces on the reputation or the income track, or with a table option on the reputation or the influence track, (4) $5,000.',
  'DP-32': 'After the last round, players who aren’t on the last space of the KO track are out.',
  'DP-33':
    'The others get their income once more and $3,000 for each business they hold. For each of their members in jail they pay $1,000 bail and take the member back.',
  'DP-34':
    'For each debt marker that is still with another player or the bank, its owner pays that player or the bank $2,000. Players who are out neither pay nor receive; with a table option they do both. Money may fall below zero.',
  'DP-35':
    'The player with the most money wins. Ties go to the player farther along whichever of reputation and influence isn’t the KO track, then to the player with more members in businesses and in supply. If that’s equal too, the win is shared.',
  'DP-36': 'If nobody has finished the KO track, everybody loses.',
  'DP-37':
    'Everything on the table and every payment is public. Everybody’s money (unless a table option reveals it), the order of the event cards and the three cards removed are secret.',
  'DP-38':
    'What several players get is given out clockwise from the active player, for events from the start player. Then players who have gained a grey tile out of turn are asked in that order whether they use it right away.',
  'DP-39':
    'In your turn you use grey tiles and friends before or after a roll, after a row and after row 4, never while something takes effect. You end your turn yourself. The takeover of E6 comes before your first roll.',
  'DP-40':
    'Tiles, favours, the banker and E1 can’t be used where they would have no effect. Advancing at the end of the reputation or influence track counts, because it pays $1,000. Favour 3 advances both spaces on the same track.',
  'DP-41':
    'E1 and E9 ask everybody they concern, even players who can only say no, so that nobody can tell who is short of money.',
  'DP-42':
    'Fixed layout: clockwise from the start player, each family gets the next district along the street. The rest is neutral, and the car stands on the first space.',
  'DP-43':
    'Friends, tiles and debt markers in supply are worth nothing at the end. Players who are out share the last place.',
  'DP-E1': 'Each player may pay $2,000 to advance one space on the favours track.',
  'DP-E2': 'Each player may give up one unprotected business: the member returns to supply, and the bank pays $4,000.',
  'DP-E3': 'The member in the business at the car goes into the Hudson; the car protects nobody here.',
  'DP-E4':
    'All players at once give one of their own debt markers, if they have one left, to the player on their left.',
  'DP-E5': 'Until the end of the round, each die you place on the press pays $2,000 extra.',
  'DP-E6':
    'Until the end of the round, each player may take over one unprotected business of their choice without a die, before the first roll of their turn.',
  'DP-E7':
    'Each player with a business in the car’s district gets a friend, clockwise from the start player, while there are any left.',
  'DP-E8':
    'The start player rolls one die: all members in unprotected businesses with that number go to jail. On the puppet hand nothing happens.',
  'DP-E9':
    'Each player with members in jail pays $2,000 bail for each and takes them all back, or all of them go into the Hudson.',
  'DP-E10': 'All members in unprotected gambling businesses go to jail.',
};
