/** What can go wrong, each by the name it is told by. */
export const VIOLATIONS = {
  'acknowledged-unwritten': 'an acknowledged command is in the journal',
  'refused-yet-written': 'a refused command is not in the journal',
  'written-twice': 'a repeated id makes no second line',
  'unfit-line': 'every line of the journal fits the room before it',
  'fold-differs': 'a fresh host makes the same room of the journal',
  'record-differs': 'the record replays with all its hashes',
  'not-converged': 'once the network is quiet everybody is shown the journal as it stands',
  'chapter-missing': 'no chapter is missing',
  'chapter-twice': 'no chapter comes twice',
  'secret-shown': 'no seed and nobody’s entropy is in a frame before the end',
  'draft-shown': 'a draft or a standing order changes nothing that others are shown',
  'draft-told': 'no frame without news tells that somebody has done something',
  'shown-before-written': 'what is shown is in the journal',
  'shown-before-acknowledged': 'a command is acknowledged before it is shown',
  'outage-counted': 'a line is written at house time, which stands in an outage',
  'timed-out-early': 'nobody is nudged, stood in for or passed over before his time is up',
  'time-lost': 'a bank falls by no more than its clock has run',
  'stand-in-in-window': 'nobody is nudged or stood in for in a moment to react',
  'off-beat': 'secret answers of bots and standing orders come at whole beats',
  'answered-twice': 'nobody answers a secret decision twice',
  unthought: 'a bot answers the position it was asked about',
  stuck: 'with the faults over, whatever needs no person goes on',
  fault: 'nothing throws but what was made to fail',
} as const;
export type ViolationName = keyof typeof VIOLATIONS;

export interface Violation {
  readonly name: ViolationName;
  readonly what: string;
}
