import type { Fault } from '@consigliere/kernel';
import type { EditionTexts, FaultCode } from '../words/edition-texts.ts';

const isKnown = (texts: EditionTexts, code: string): code is FaultCode => Object.hasOwn(texts.fault, code);

/** Why a place of an edition is refused, in a sentence. */
export const sayFault = (texts: EditionTexts, { code, values }: Fault): string =>
  isKnown(texts, code) ? texts.fault[code](values) : code;
