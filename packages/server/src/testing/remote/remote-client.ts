import type { FastifyInstance } from 'fastify';

type Headers = Readonly<Record<string, string>>;

/** Asks for remotes as `npx selaras` and the panel do. */
export function remoteClient(app: FastifyInstance, headers: Headers) {
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/remotes/${path}`, headers, payload });
  return {
    publish: (name: string, archive: Buffer) =>
      app.inject({
        method: 'POST',
        url: `/api/remotes/${name}/versions`,
        headers: { ...headers, 'content-type': 'application/gzip' },
        payload: archive,
      }),
    promote: (
      name: string,
      version: string,
      more: { channel?: string; audience?: object; versi?: number } = {},
    ) => {
      const { channel = 'stable', ...rest } = more;
      return post(`${name}/channels/${channel}`, { version, reason: 'diuji', ...rest });
    },
    rollBack: (name: string, channel = 'stable') =>
      post(`${name}/rollback`, { channel, reason: 'bermasalah' }),
    retire: (name: string, version: string) =>
      post(`${name}/versions/${version}/retire`, { reason: 'bocor' }),
    read: async (name: string) => (await app.inject({ url: `/api/remotes/${name}`, headers })).json().data,
    token: async (name: string, days = 30) =>
      (await post(`${name}/tokens`, { name: 'CI', days })).json() as { data: { id: number }; token: string },
    revoke: (name: string, id: number) =>
      app.inject({ method: 'DELETE', url: `/api/remotes/${name}/tokens/${id}`, headers }),
  };
}
