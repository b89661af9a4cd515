import type { Language } from '@consigliere/kernel';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AttendTexts } from './attend-texts.ts';
import { language } from './language.ts';

export type { AttendTexts } from './attend-texts.ts';

const LOADERS: Readonly<Record<Language, () => Promise<AttendTexts>>> = {
  en: async () => (await import('./en/attend.ts')).en,
  de: async () => (await import('./de/attend.ts')).de,
  nl: async () => (await import('./nl/attend.ts')).nl,
};

/** These words in the language that is spoken; null: they are on their way. */
export function useAttendTexts(): AttendTexts | null {
  const texts = useSignal<AttendTexts | null>(null);
  const spoken = language.value;
  useEffect(() => {
    let isWanted = true;
    LOADERS[spoken]().then(loaded => {
      if (isWanted) texts.value = loaded;
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, [spoken]);
  return texts.value;
}
