import type { DeviceTexts } from '../device.ts';
import { sayIn } from '../say.ts';

const say = sayIn('en');

export const device: DeviceTexts = {
  together: 'Around this device',
  togetherLong: game => `Play ${game} with others who sit round this device`,
  people: 'Who sits at this device',
  person: 'Somebody at this device',
  nameOf: chair => `Name on chair ${chair}`,
  guest: chair => `Guest ${chair}`,
  handOver: name => `Hand over to ${name}`,
  lookAway: 'Everybody else looks out of the window.',
  lift: name => `I am ${name}`,
  files: 'Matches in files',
  filesHint: 'A match on this device can be taken along as a file, and brought back here or elsewhere.',
  export: 'Export',
  exportLong: game => `Export this match of ${game} as a file`,
  exportAll: 'Export all',
  import: 'Import',
  imported: matches => say.plural(matches, { one: 'One match is here now.', other: '# matches are here now.' }),
};
