import { once } from 'node:events';
import { createServer } from 'node:http';
import { hostServer } from '../../server/servers';

/** A page of somebody else, with the policy that its server sends along. */
export interface HostPage {
  readonly html: string;
  readonly policy?: string;
}

/** Serves pages and scripts by their path from an origin of their own. */
export async function serveHosts(
  pages: Readonly<Record<string, HostPage>>,
  scripts: Readonly<Record<string, string>> = {},
): Promise<{ end(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', hostServer.origin);
    const page = pages[pathname];
    const script = scripts[pathname];
    if (page !== undefined) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      if (page.policy !== undefined) response.setHeader('Content-Security-Policy', page.policy);
      response.end(page.html);
    } else if (script !== undefined) {
      response.setHeader('Content-Type', pathname.endsWith('.css') ? 'text/css' : 'text/javascript');
      response.end(script);
    } else {
      response.writeHead(404).end();
    }
  });
  server.listen(hostServer.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    end: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
