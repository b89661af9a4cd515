import type { Ack, CLOSED, Command } from '@consigliere/match';
import { ERROR_CODES, type ErrorCode, type REFUSED, type WireCommand } from '@consigliere/protocol';
import { expect, expectTypeOf, test } from 'vitest';

/** The same type without `readonly`, and with game-specific parts left open. */
type Plain<X> = X extends readonly (infer U)[]
  ? number extends X['length']
    ? Plain<U>[]
    : { -readonly [K in keyof X]: Plain<X[K]> }
  : X extends object
    ? { -readonly [K in keyof X]: Plain<X[K]> }
    : X;

/** A command whose picks and options are unknown: their types are the game's. */
type Unlooked<C> = C extends object
  ? { readonly [K in keyof C]: K extends 'picks' | 'options' ? unknown : C[K] }
  : never;

test('the commands on the wire are those of a room', () => {
  expectTypeOf<Plain<Unlooked<WireCommand>>>().toEqualTypeOf<Plain<Unlooked<Command>>>();
  expectTypeOf<WireCommand>().toExtend<Command>();
});

test('every outcome of a command has its code on the wire', () => {
  type Refused = Extract<Ack, { ok: false }>['code'];
  expectTypeOf<Refused>().toExtend<ErrorCode>();
  expectTypeOf<Refused>().toEqualTypeOf<(typeof REFUSED)[number] | (typeof CLOSED)[number]>();
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
});
