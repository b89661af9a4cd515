/** Every violation, with the promise it breaks. */
export const VIOLATIONS = {
  'acknowledged-unwritten': 'an acknowledged command is in the journal',
  'refused-yet-written': "a refused command isn't in the journal",
  'written-twice': "a repeated id doesn't write a second line",
  'unfit-line': 'every line of the journal can be applied to the room before it',
  'fold-differs': 'a fresh host folds the journal into the same room',
  'record-differs': 'the record replays with all its hashes',
  'not-converged': 'once the network is quiet everybody sees the current room',
  'chapter-missing': 'no chapter is missing',
  'chapter-twice': 'no chapter comes twice',
  'secret-shown': 'no frame before the end contains a seed or entropy',
  'draft-shown': "a draft or a standing order doesn't change what others see",
  'draft-noticed': 'no frame is sent when nothing has changed for its viewer',
  'shown-before-written': 'everything shown is in the journal',
  'shown-before-acknowledged': 'a command is acknowledged before it is shown',
  'outage-counted': 'lines have house time, which stands still in an outage',
  'time-taken': 'house time runs no faster than time, whatever wall clocks say',
  'time-stands': 'house time goes on while a node is up, whatever wall clocks say',
  'timed-out-early': 'nobody is nudged, replaced by a stand-in or passed before their time is up',
  'time-lost': 'a time bank falls by no more than its clock has run',
  'stand-in-in-window': 'nobody is nudged or replaced by a stand-in in a reaction window',
  'off-tick': 'secret answers of bots and standing orders come at ticks',
  'answered-twice': 'no seat answers a secret decision twice',
  'bot-not-asked': 'a bot answers the position it was asked about',
  stuck: 'after the faults, everything that needs no person goes on',
  fault: 'nothing throws except injected faults',
} as const;
export type ViolationName = keyof typeof VIOLATIONS;

export interface Violation {
  readonly name: ViolationName;
  readonly what: string;
}
