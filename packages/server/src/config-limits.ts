import { z } from 'zod';
import type { DatabaseLimits } from './database/pool/limits';

const milliseconds = (otherwise: number) => z.coerce.number().int().min(1).max(86_400_000).default(otherwise);

/**
 * Every time limit of the server, in milliseconds, with its default. A request waits for a connection and then for one
 * statement that gets no answer: both together stay below its own limit, and that below ten seconds.
 */
export const limitEnvironment = {
  BATAS_PERMINTAAN_MS: milliseconds(9_500),
  BATAS_BERKAS_MS: milliseconds(120_000),
  BATAS_KESIAPAN_MS: milliseconds(2_000),
  BATAS_HTML_PERTAMA_MS: milliseconds(1_000),
  BATAS_SAMBUNGAN_MS: milliseconds(3_000),
  BATAS_KUERI_MS: milliseconds(5_500),
  BATAS_KUNCI_MS: milliseconds(5_000),
  BATAS_TRANSAKSI_DIAM_MS: milliseconds(10_000),
  BATAS_PEKERJAAN_MS: milliseconds(600_000),
  BATAS_PENYIAPAN_MS: milliseconds(1_800_000),
};

export interface Limits {
  /** From the first byte of a request to its answer. */
  readonly requestMs: number;
  /** For receiving any body whole, and for a request that takes or gives a file. */
  readonly fileMs: number;
  /** For the question whether this process can do its work. */
  readonly readinessMs: number;
  /** For what a page's first HTML could say; the portal's own page waits no longer. */
  readonly firstHtmlMs: number;
  readonly database: DatabaseLimits;
}

type LimitEnvironment = z.infer<z.ZodObject<typeof limitEnvironment>>;

export function limitsOf(env: LimitEnvironment): Limits {
  const job = { statementMs: env.BATAS_PEKERJAAN_MS, lockMs: env.BATAS_PEKERJAAN_MS };
  const preparation = { statementMs: env.BATAS_PENYIAPAN_MS, lockMs: env.BATAS_PENYIAPAN_MS };
  return {
    requestMs: env.BATAS_PERMINTAAN_MS,
    fileMs: env.BATAS_BERKAS_MS,
    readinessMs: env.BATAS_KESIAPAN_MS,
    firstHtmlMs: env.BATAS_HTML_PERTAMA_MS,
    database: {
      connectMs: env.BATAS_SAMBUNGAN_MS,
      request: {
        statementMs: env.BATAS_KUERI_MS,
        lockMs: env.BATAS_KUNCI_MS,
        idleInTransactionMs: env.BATAS_TRANSAKSI_DIAM_MS,
      },
      job: { ...job, idleInTransactionMs: env.BATAS_PEKERJAAN_MS },
      preparation: { ...preparation, idleInTransactionMs: env.BATAS_PENYIAPAN_MS },
    },
  };
}

export const defaultLimits = limitsOf(z.object(limitEnvironment).parse({}));
