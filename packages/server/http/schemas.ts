import { problemSchema } from '@consigliere/protocol';
import type { z } from 'zod';

/** What a route may answer: what it is for, or a problem. */
export const answers = <S extends z.ZodType>(schema: S) => ({
  200: schema,
  '4xx': problemSchema,
  '5xx': problemSchema,
});
