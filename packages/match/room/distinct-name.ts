/** Cyrillic, Greek and other letters, small capitals among them, with the Latin letters that they look like: pairs, capitals where these differ. */
const LOOK_ALIKES = new Map(
  [
    'аa вb сc еe ѕs һh нh іi јj кk ӏl мm оo рp тt уy хx ԁd ԛq ԝw ьb',
    'αa βb εe ηn ιi κk νv οo ρp τt υu χx ωw γy ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX',
    'ɑa ɡg ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ᴛt ᴜu ᴠv ᴡw ʏy ᴢz',
    'ıi øo łl đd ħh ŋn ØO ŁL ĐD 0o 1l |l',
  ]
    .join(' ')
    .split(' ')
    .map(pair => {
      const [from = '', to = ''] = pair;
      return [from, to] as const;
    }),
);

/** A name as the eye takes it: two names with the same fold can be mistaken for each other. */
function foldName(name: string): string {
  const letters = [...name.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Z}\p{P}\p{DI}\u2800]/gu, '')];
  const latin = letters.map(letter => LOOK_ALIKES.get(letter) ?? LOOK_ALIKES.get(letter.toLowerCase()) ?? letter);
  return latin.join('').toLowerCase().replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('i', 'l');
}

/** A name that can't be mistaken for any of the others: itself, or with the first number that makes it so. */
export function makeDistinct(name: string, others: readonly string[], longest: number): string {
  const folds = new Set(others.map(foldName));
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const tried = `${[...name]
      .slice(0, longest - suffix.length)
      .join('')
      .trim()}${suffix}`;
    if (!folds.has(foldName(tried))) return tried;
  }
}
