import {
  type AnswerOf,
  type AnyCall,
  type BodyOf,
  OVERRIDE_ORIGINS_META,
  problemCatalogue,
  problemSchema,
  registrySchema,
} from '@selaras/contracts';
import type { z } from 'zod';
import { Refusal } from '../refusal';

interface Asking<C extends AnyCall> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: BodyOf<C>;
  /** A file instead of a JSON body. */
  readonly file?: Buffer;
}

/** What a browser is told of a remote. */
type Active = z.output<typeof registrySchema>['remotes'][string];

export interface PortalClient {
  readonly origin: string;
  /** What is sent as the bearer; undefined without one. */
  readonly token: string | undefined;
  /** @throws Refusal with what the portal says against it, or why it cannot be asked */
  ask<C extends AnyCall>(call: C, asking?: Asking<C>): Promise<AnswerOf<C>>;
  /** What guests get of a remote now; undefined when they get nothing. */
  active(remote: string): Promise<Active | undefined>;
  /** Origins from which it lets a super take a remote for one tab (`REMOTE_OVERRIDE_ORIGINS`), as its page says. */
  overrideOrigins(): Promise<readonly string[]>;
  /** The same portal, asked with another token. */
  as(token: string): PortalClient;
}

/** Every wait has a limit: the server's own for files is two minutes. */
const FILE_MS = 130_000;
const CALL_MS = 30_000;

export function portalClient({
  origin,
  token,
}: {
  readonly origin: string;
  readonly token: string | undefined;
}): PortalClient {
  async function send(path: string, init: RequestInit, ms: number): Promise<Response> {
    const answer = await fetch(origin + path, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(ms),
    }).catch((error: unknown) => Promise.reject(unreachable(origin, error)));
    if (answer.status < 300) return answer;
    throw answer.status < 400 ? redirected(origin, answer) : await problemOf(origin, token, answer);
  }

  return {
    origin,
    token,
    async ask(call, { params = {}, body, file } = {}) {
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
      const headers: Record<string, string> = {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(file !== undefined && call.consumes !== undefined && { 'content-type': call.consumes }),
      };
      const sent = (file && Uint8Array.from(file)) ?? (body === undefined ? undefined : JSON.stringify(body));
      const init = { method: call.method, headers, ...(sent !== undefined && { body: sent }) };
      const answer = await send(`/api${path}`, init, file === undefined ? CALL_MS : FILE_MS);
      if (call.answer === undefined) return undefined as AnswerOf<typeof call>;
      return parsed(origin, call.answer, await bodyOf(origin, answer)) as AnswerOf<typeof call>;
    },
    async active(remote) {
      const answer = await send('/registry.json', {}, CALL_MS);
      return parsed(origin, registrySchema, await bodyOf(origin, answer)).remotes[remote];
    },
    async overrideOrigins() {
      const page = await (await send('/', {}, CALL_MS)).text();
      const [, named = ''] = new RegExp(`name="${OVERRIDE_ORIGINS_META}" content="([^"]*)"`).exec(page) ?? [];
      return named.split(' ').filter(Boolean);
    },
    as: (other) => portalClient({ origin, token: other }),
  };
}

const AGAIN = 'Periksa alamat dan jaringan, lalu ulangi perintah yang sama: yang sudah sampai tidak diulang.';

function unreachable(origin: string, error: unknown): Refusal {
  const { name, cause } = error as Error & { readonly cause?: { readonly code?: string } };
  const isSlow = name === 'TimeoutError';
  const why = isSlow
    ? 'terlalu lama menjawab'
    : `tidak dapat dihubungi (${cause?.code ?? 'sambungan putus'})`;
  return new Refusal(isSlow ? 'TERLALU_LAMA' : 'TIDAK_TERJANGKAU', `Portal ${origin} ${why}.`, {
    remedy: AGAIN,
  });
}

function redirected(origin: string, answer: Response): Refusal {
  const elsewhere = answer.headers.get('location') ?? 'alamat lain';
  return new Refusal('DIALIHKAN', `Portal ${origin} mengalihkan ke ${elsewhere}.`, {
    remedy: 'Token tidak diteruskan ke alamat lain. Bila alamat itu benar, sebutkan dengan --portal.',
  });
}

const remedies: Readonly<Record<string, string>> = {
  BELUM_MASUK:
    'Isi SELARAS_TOKEN dengan token rilis remote ini. Token lama dapat sudah berakhir atau dicabut.',
  TIDAK_BERHAK: 'Pakai token rilis milik remote ini, atau minta super melakukannya.',
  BENTROK: 'Keadaan sekarang: "selaras status".',
  LAYANAN_SIBUK: 'Tunggu sebentar, lalu ulangi perintah yang sama.',
};

/** A terminal has no session: what is missing or unknown is its token. */
function wordsOf(kode: string, pesan: string, token: string | undefined): string {
  if (kode !== 'BELUM_MASUK') return pesan;
  if (token === undefined) return 'SELARAS_TOKEN kosong.';
  return pesan === problemCatalogue.BELUM_MASUK.pesan ? 'Portal tidak mengenal isi SELARAS_TOKEN.' : pesan;
}

async function problemOf(origin: string, token: string | undefined, answer: Response): Promise<Refusal> {
  const { success, data } = problemSchema.safeParse(await answer.json().catch(() => undefined));
  if (!success) {
    return new Refusal(
      'JAWABAN_ASING',
      `${origin} menjawab ${answer.status}, bukan sebagai portal Selaras.`,
      {
        remedy: AGAIN,
      },
    );
  }
  const { kode, pesan, errors = {}, temuan } = data;
  const details = Object.values(errors)
    .flat()
    .filter((detail) => detail !== pesan);
  const remedy = remedies[kode];
  return new Refusal(kode, [wordsOf(kode, pesan, token), ...details].join('\n'), {
    ...(remedy !== undefined && { remedy }),
    ...(temuan && { findings: temuan }),
  });
}

const strange = (origin: string) =>
  new Refusal('JAWABAN_ASING', `Jawaban ${origin} tidak dikenal perintah ini.`, {
    remedy: 'Pastikan itu portal Selaras, dan perbarui @selaras/cli bila portalnya lebih baru.',
  });

const bodyOf = (origin: string, answer: Response): Promise<unknown> =>
  answer.json().catch(() => Promise.reject(strange(origin)));

function parsed<T>(
  origin: string,
  schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } },
  value: unknown,
): T {
  const result = schema.safeParse(value);
  if (!result.success) throw strange(origin);
  return result.data;
}
