import type { Language } from '@consigliere/kernel';
import type { LanguageLoaders } from './catalogues.ts';
import type { CorrespondenceTexts } from './en/correspondence.ts';
import type { FindTexts } from './en/find.ts';
import type { HistoryTexts } from './en/history.ts';
import type { HouseTexts } from './en/house.ts';
import type { IdentityTexts } from './en/identity.ts';
import type { LobbyTexts } from './en/lobby.ts';
import type { OperatorTexts } from './en/operator.ts';
import type { ReplayTexts } from './en/replay.ts';
import { language, useLocalized } from './language.ts';

/** The texts of pages beside the way to a board: their list is loaded with the first of them. */
interface RareCatalogues {
  readonly lobby: LobbyTexts;
  readonly find: FindTexts;
  readonly history: HistoryTexts;
  readonly house: HouseTexts;
  readonly operator: OperatorTexts;
  readonly replay: ReplayTexts;
  readonly identity: IdentityTexts;
  readonly correspondence: CorrespondenceTexts;
}

const LOADERS: { readonly [Name in keyof RareCatalogues]: LanguageLoaders<RareCatalogues[Name]> } = {
  lobby: { en: () => import('./en/lobby.ts'), de: () => import('./de/lobby.ts'), nl: () => import('./nl/lobby.ts') },
  find: { en: () => import('./en/find.ts'), de: () => import('./de/find.ts'), nl: () => import('./nl/find.ts') },
  history: {
    en: () => import('./en/history.ts'),
    de: () => import('./de/history.ts'),
    nl: () => import('./nl/history.ts'),
  },
  house: { en: () => import('./en/house.ts'), de: () => import('./de/house.ts'), nl: () => import('./nl/house.ts') },
  operator: {
    en: () => import('./en/operator.ts'),
    de: () => import('./de/operator.ts'),
    nl: () => import('./nl/operator.ts'),
  },
  replay: {
    en: () => import('./en/replay.ts'),
    de: () => import('./de/replay.ts'),
    nl: () => import('./nl/replay.ts'),
  },
  identity: {
    en: () => import('./en/identity.ts'),
    de: () => import('./de/identity.ts'),
    nl: () => import('./nl/identity.ts'),
  },
  correspondence: {
    en: () => import('./en/correspondence.ts'),
    de: () => import('./de/correspondence.ts'),
    nl: () => import('./nl/correspondence.ts'),
  },
};

/** Loads a catalogue in a language. */
export const loadRareCatalogue = async <Name extends keyof RareCatalogues>(
  name: Name,
  wanted: Language,
): Promise<RareCatalogues[Name]> => (await LOADERS[name][wanted]()).texts;

/** Returns a catalogue in the current language, or null while it's loading. */
export const useRareCatalogue = <Name extends keyof RareCatalogues>(name: Name): RareCatalogues[Name] | null =>
  useLocalized(() => loadRareCatalogue(name, language.peek()), name);
