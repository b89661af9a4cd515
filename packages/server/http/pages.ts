import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import serveFolder from '@fastify/static';
import { Problem } from '../problem.ts';
import type { App } from './app.ts';
import { sendProblem } from './send-problem.ts';

/** The page shown while no client is built: it says that the server runs. */
const PLACEHOLDER = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Consigliere</title>
<h1>Consigliere</h1>
<p lang="en">The server is running. The board comes with the client, which has not been built yet.</p>
<p lang="de">Der Server läuft. Der Spielplan kommt mit dem Client, der noch nicht gebaut ist.</p>
<p lang="nl">De server draait. Het speelbord komt met de client, die nog niet is gebouwd.</p>
<p><a href="/api/openapi.json">/api/openapi.json</a></p>
</html>
`;

/** Files with a hash in their names never change; the others are revalidated. */
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };
const REVALIDATED = { 'cache-control': 'no-cache' };

/** Nothing but our own files and requests, in no frame, and kept by nobody. */
const OPERATOR_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

/** Whether an address leads to the operator's page, in any spelling that the client reads like that. */
function isOperatorPage(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  try {
    const parts = path.split('/').filter(part => part !== '');
    return parts.map(decodeURIComponent).join('/') === 'operator';
  } catch {
    return false;
  }
}

const indexIn = (folder: string): string => join(folder, 'index.html');

/** The name of the built client, as its own page has it; null: there is none, or it has no name. */
export function readBuildName(folder: string | null): string | null {
  if (folder === null || !existsSync(indexIn(folder))) return null;
  return /<meta name="build" content="([^"]+)"/.exec(readFileSync(indexIn(folder), 'utf8'))?.[1] ?? null;
}

/** Serves the pages: the built client if there is one, with its page at every address that isn't a file. */
export async function addPages(
  app: App,
  folder: string | null,
  { hasOperator = false }: { readonly hasOperator?: boolean } = {},
): Promise<void> {
  const isBuilt = folder !== null && existsSync(indexIn(folder));
  if (isBuilt)
    await app.register(serveFolder, {
      root: folder,
      wildcard: false,
      index: ['index.html'],
      // Compressed when the client was built, so that nobody waits for it.
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (reply, file) => {
        if (reply.getHeader('cache-control') !== undefined) return;
        reply.headers(/^assets[\\/]/.test(relative(folder, file)) ? IMMUTABLE : REVALIDATED);
      },
    });
  else
    app.get('/', { schema: { summary: 'The page' } }, async (_, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .serializer(String)
        .send(PLACEHOLDER as never),
    );
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !/^\/(api|health|metrics)(\/|$)/.test(request.url.split('?', 1)[0] ?? '');
    if (hasOperator && isOperatorPage(request.url)) reply.headers(OPERATOR_HEADERS);
    const wantsPage = isPage && String(request.headers.accept ?? '').includes('text/html');
    return isBuilt && wantsPage
      ? reply.sendFile('index.html')
      : sendProblem(request, reply, new Problem('no-such-page'));
  });
}
