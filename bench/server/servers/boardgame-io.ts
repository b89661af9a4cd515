import { PEERS } from '../../peers.ts';
import { reportUsage } from '../process.ts';

const { serve }: { serve(): Promise<{ matches: string; lobby: string }> } = await import(
  new URL('server.mjs', PEERS).href
);
const { matches, lobby } = await serve();
reportUsage(`${matches} ${lobby}`);
