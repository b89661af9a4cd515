import type { Language } from '@consigliere/kernel';

const SOFT_HYPHEN = '\u00AD';
const broken = new Map<string, string>();

/** Loads the seams of long names, before a game is shown in a language that has some. */
export async function loadSeams(language: Language): Promise<void> {
  if (language === 'en' || broken.size > 0) return;
  const { SEAMS } = await import('./seams.ts');
  for (const word of SEAMS) broken.set(word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN));
}

/** Puts soft hyphens into a name, so that it breaks between its parts. */
export const hyphenate = (name: string): string => name.replaceAll(/\p{L}+/gu, word => broken.get(word) ?? word);
