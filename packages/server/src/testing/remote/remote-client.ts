import type { RemoteDetail } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';

type Headers = Readonly<Record<string, string>>;

/** Asks for remotes as `npx selaras` and the panel do; an act on a channel names its state, by default the one of now. */
export function remoteClient(app: FastifyInstance, headers: Headers) {
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/remotes/${path}`, headers, payload });
  const read = async (name: string) =>
    (await app.inject({ url: `/api/remotes/${name}`, headers })).json().data as RemoteDetail;
  /** 0 for whoever may not read the remote. */
  const seen = async (name: string, channel: string): Promise<number> => {
    const detail = (await read(name)) as RemoteDetail | undefined;
    return detail?.channels.find((one) => one.channel === channel)?.versi ?? 0;
  };
  return {
    publish: (name: string, archive: Buffer) =>
      app.inject({
        method: 'POST',
        url: `/api/remotes/${name}/versions`,
        headers: { ...headers, 'content-type': 'application/gzip' },
        payload: archive,
      }),
    promote: async (
      name: string,
      version: string,
      more: { channel?: string; audience?: object; versi?: number } = {},
    ) => {
      const { channel = 'stable', versi = await seen(name, channel), ...rest } = more;
      return post(`${name}/channels/${channel}`, { version, reason: 'diuji', versi, ...rest });
    },
    rollBack: async (name: string, channel = 'stable', versi?: number) =>
      post(`${name}/rollback`, {
        channel,
        reason: 'bermasalah',
        versi: versi ?? (await seen(name, channel)),
      }),
    retire: (name: string, version: string) =>
      post(`${name}/versions/${version}/retire`, { reason: 'bocor' }),
    read,
    /** An act on a remote with whatever body. */
    post,
    token: async (name: string, days = 30) =>
      (await post(`${name}/tokens`, { name: 'CI', days })).json() as { data: { id: number }; token: string },
    revoke: (name: string, id: number) =>
      app.inject({ method: 'DELETE', url: `/api/remotes/${name}/tokens/${id}`, headers }),
  };
}
