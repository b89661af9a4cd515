import { LANGUAGES } from '@consigliere/kernel';
import { THEMES } from '../../kit/preferences.ts';
import { language } from '../../kit/words/language.ts';

/** Shows this page in the language and theme that its address names, and keeps neither: the reader's own choices stay as they are. */
export function lookAsAddressed({ search }: Pick<Location, 'search'>): void {
  const said = new URLSearchParams(search);
  const spoken = LANGUAGES.find(each => each === said.get('language'));
  if (spoken !== undefined) language.value = spoken;
  const theme = THEMES.find(each => each === said.get('theme'));
  if (theme !== undefined && theme !== 'auto') document.documentElement.dataset.theme = theme;
}
