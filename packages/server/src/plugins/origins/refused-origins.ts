import type { FastifyInstance } from 'fastify';
import { missingSetting } from './opened-by';

/** So many are named, each once; names are made up easily, and the log must not grow by them. */
const MOST_NAMED = 100;

/** As browsers write it, and as a list can name it; a page in a file or in a closed frame has none. */
const canBeListed = (origin: string) =>
  /^https?:\/\//.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;

/**
 * A browser hides a refused answer from the page that asked for it, and says little to who made the page. So the log says
 * once for each origin which setting would let it in.
 */
export function registerRefusedOrigins(app: FastifyInstance): void {
  const { corsOrigins, embedOrigins } = app.context.config;
  const allowed = { CORS_ORIGINS: corsOrigins, SEMATAN_ORIGINS: [...corsOrigins, ...embedOrigins] };
  const named = new Set<string>();

  app.addHook('onRequest', ({ url, headers: { origin } }, _reply, done) => {
    done();
    if (origin === undefined || !canBeListed(origin)) return;
    const setting = missingSetting(url);
    if (setting === null || allowed[setting].includes(origin)) return;
    const key = `${setting} ${origin}`;
    if (named.has(key) || named.size >= MOST_NAMED) return;
    named.add(key);
    app.log.warn(
      { asal: origin, pengaturan: setting },
      `halaman di ${origin} tidak boleh membaca pohon kinerja: tambahkan asal itu pada ${setting} bila memang dikehendaki`,
    );
    if (named.size === MOST_NAMED)
      app.log.warn('asal lain yang ditolak tidak lagi disebut sampai server dimulai ulang');
  });
}
