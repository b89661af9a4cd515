import type { DeviceTexts } from '../device.ts';
import { sayIn } from '../say.ts';

const say = sayIn('de');

export const device: DeviceTexts = {
  together: 'Rund um dieses Gerät',
  togetherLong: game => `${game} mit anderen spielen, die um dieses Gerät sitzen`,
  people: 'Wer an diesem Gerät sitzt',
  person: 'Jemand an diesem Gerät',
  nameOf: chair => `Name auf Platz ${chair}`,
  guest: chair => `Gast ${chair}`,
  handOver: name => `Gib das Gerät an ${name}`,
  lookAway: 'Alle anderen sehen aus dem Fenster.',
  lift: name => `Ich bin ${name}`,
  files: 'Partien in Dateien',
  filesHint: 'Eine Partie auf diesem Gerät kannst du als Datei mitnehmen und hier oder anderswo wieder einlesen.',
  export: 'Exportieren',
  exportLong: game => `Diese Partie ${game} als Datei exportieren`,
  exportAll: 'Alle exportieren',
  import: 'Importieren',
  imported: matches => say.plural(matches, { one: 'Eine Partie ist jetzt hier.', other: '# Partien sind jetzt hier.' }),
};
