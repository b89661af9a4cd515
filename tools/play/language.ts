import { LANGUAGES, type Language } from '@consigliere/kernel';

/** The language the person's machine speaks, if the games do too: `de_DE.UTF-8` is German. */
export function languageOf(env: NodeJS.ProcessEnv): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGUAGES.find(language => locale.toLowerCase().startsWith(language)) ?? 'en';
}
