import type { DeviceTexts } from '../device.ts';
import { sayIn } from '../say.ts';

const say = sayIn('nl');

export const device: DeviceTexts = {
  together: 'Rond dit apparaat',
  togetherLong: game => `${game} spelen met anderen die rond dit apparaat zitten`,
  people: 'Wie er aan dit apparaat zit',
  person: 'Iemand aan dit apparaat',
  nameOf: chair => `Naam op stoel ${chair}`,
  guest: chair => `Speler ${chair}`,
  handOver: name => `Geef het apparaat aan ${name}`,
  lookAway: 'Alle anderen kijken uit het raam.',
  lift: name => `Ik ben ${name}`,
  files: 'Partijen in bestanden',
  filesHint: 'Een partij op dit apparaat kun je als bestand meenemen en hier of elders weer inlezen.',
  export: 'Exporteren',
  exportLong: game => `Deze partij ${game} als bestand exporteren`,
  exportAll: 'Alles exporteren',
  import: 'Importeren',
  imported: matches => say.plural(matches, { one: 'Eén partij is nu hier.', other: '# partijen zijn nu hier.' }),
};
