import { problemSchema } from '@consigliere/protocol';
import type { z } from 'zod';

/** The responses of a route: its result, or a problem. */
export const responses = <S extends z.ZodType>(schema: S) => ({
  200: schema,
  '4xx': problemSchema,
  '5xx': problemSchema,
});
