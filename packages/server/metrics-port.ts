import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Load, Metrics } from './metrics.ts';

interface MetricsPortOptions {
  readonly metrics: Metrics;
  readonly load: () => Load;
  readonly port: number;
  /** The address to listen on; undefined: all of them. */
  readonly host: string | undefined;
}

export interface MetricsPort {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves metrics for Prometheus on their own port. The counts include secret commands, so they are never served where players connect. */
export async function openMetricsPort({ metrics, load, port, host }: MetricsPortOptions): Promise<MetricsPort> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    const { type, body } = await metrics.render(load());
    return response.writeHead(200, { 'content-type': type }).end(body);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
