import type { Problem } from '@selaras/contracts';

/** The server answered with a failure. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Stable code of the problem catalogue, or `JAWABAN_TIDAK_DIKENAL` when the answer was no problem document. */
  readonly kode: string;
  /** Indonesian text for people. */
  readonly pesan: string;
  /** Messages by field path, with 422. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The row as it is now, with 412, and with 409 of remotes' channels. */
  readonly terkini: unknown;
  /** Why a version of a remote was refused, each with the way out. */
  readonly temuan: NonNullable<Problem['temuan']>;
  /** Years that are open, where another one was asked for. */
  readonly tahunTersedia: readonly number[];
  /** Seconds to wait, with 429 and 503 that say so. */
  readonly retryAfter: number | null;

  constructor(input: {
    status: number;
    kode: string;
    pesan: string;
    errors?: Readonly<Record<string, readonly string[]>>;
    terkini?: unknown;
    temuan?: Problem['temuan'];
    tahunTersedia?: readonly number[];
    retryAfter?: number | null;
  }) {
    super(input.pesan);
    this.status = input.status;
    this.kode = input.kode;
    this.pesan = input.pesan;
    this.errors = input.errors ?? {};
    this.terkini = input.terkini;
    this.temuan = input.temuan ?? [];
    this.tahunTersedia = input.tahunTersedia ?? [];
    this.retryAfter = input.retryAfter ?? null;
  }
}

/**
 * No answer came: this computer is offline, the server did not answer in time or could not be reached, or something
 * between answered that is not the API (a login page of the network, for instance).
 */
export type NetworkErrorReason = 'offline' | 'timeout' | 'unreachable' | 'unreadable';

const networkTexts: Record<NetworkErrorReason, string> = {
  offline: 'Perangkat Anda sedang luring. Periksa sambungan internet lalu coba lagi.',
  timeout: 'Server terlalu lama menjawab. Coba lagi sebentar lagi.',
  unreachable: 'Server tidak dapat dihubungi. Periksa sambungan lalu coba lagi.',
  unreadable: 'Jawaban server tidak dapat dibaca. Muat ulang halaman lalu coba lagi.',
};

export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly reason: NetworkErrorReason;
  /** Indonesian text for people. */
  readonly pesan: string;

  constructor(reason: NetworkErrorReason, options?: ErrorOptions) {
    super(networkTexts[reason], options);
    this.reason = reason;
    this.pesan = networkTexts[reason];
  }
}
