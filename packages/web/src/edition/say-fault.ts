import type { Fault } from '@consigliere/kernel';
import type { OpenBox } from './boxes.ts';

/** Why a place of an edition is refused, in a sentence. */
export function sayFault({ texts, game }: Pick<OpenBox, 'texts' | 'game'>, { code, values }: Fault): string {
  const sentences: Readonly<Record<string, (values: Fault['values']) => string>> = {
    ...texts.fault,
    ...texts.byGame[game].fault,
  };
  return sentences[code]?.(values) ?? code;
}
