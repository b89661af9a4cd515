import type { Shape } from '@consigliere/kernel';

type Told<T extends Shape> = T['Event'] | T['Whisper'];

/** A game's table of the spots that an event has changed, the most important first. An event without a row changes nothing that is drawn. */
export type EventSpots<T extends Shape = Shape> = {
  readonly [K in Told<T>['type']]?: (event: Extract<Told<T>, { readonly type: K }>) => readonly string[];
};

/** The spots that an event has changed. */
export function findEventSpots(table: EventSpots, event: Told<Shape>): readonly string[] {
  const row = (table as Readonly<Record<string, ((event: Told<Shape>) => readonly string[]) | undefined>>)[event.type];
  return row?.(event) ?? [];
}
