import { type Problem, type ProblemCode, problemCatalogue } from '@selaras/contracts';

interface ProblemDetail {
  /** Indonesian text instead of the catalogue's. */
  pesan?: string;
  /** Messages by field path (422). */
  errors?: Record<string, string[]>;
  /** The row as it is now (412, and 409 of remotes' channels). */
  terkini?: unknown;
  /** Everything that stands against a version of a remote. */
  temuan?: Problem['temuan'];
  /** Years that are open, where another one was asked for. */
  tahunTersedia?: readonly number[];
  /** Seconds until another try makes sense (429, 503). */
  retryAfter?: number;
  cause?: unknown;
}

/** Thrown anywhere below a route; answered as `application/problem+json` with the status of its code. */
export class ProblemError extends Error {
  readonly kode: ProblemCode;
  readonly detail: ProblemDetail;

  constructor(kode: ProblemCode, detail: ProblemDetail = {}) {
    super(detail.pesan ?? problemCatalogue[kode].pesan, { cause: detail.cause });
    this.name = 'ProblemError';
    this.kode = kode;
    this.detail = detail;
  }

  get status(): number {
    return problemCatalogue[this.kode].status;
  }

  toJSON(): Problem {
    const { status, title } = problemCatalogue[this.kode];
    const { errors, terkini, temuan, tahunTersedia } = this.detail;
    return {
      type: `urn:selaras:${this.kode}`,
      title,
      status,
      kode: this.kode,
      pesan: this.message,
      errors,
      terkini,
      temuan,
      tahun_tersedia: tahunTersedia && [...tahunTersedia],
    };
  }
}
