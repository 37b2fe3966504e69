import { type LoadFailureCode, loadFailureWords } from '@selaras/contracts';

/** Steps of loading a remote's page, in their order. */
export const loadSteps = ['resolve', 'gate', 'entry', 'init', 'expose', 'mount'] as const;
export type LoadStep = (typeof loadSteps)[number];

interface FailureKind {
  readonly step: LoadStep;
  /** Who has to act on it. */
  readonly owner: 'portal' | 'remote' | 'jaringan';
  /** Whether trying the same version again at once may help. */
  readonly passing: boolean;
}

/** Everything that can go wrong while a remote's page is loaded and shown. */
export const failureCatalogue = {
  TIDAK_TERDAFTAR: {
    step: 'resolve',
    owner: 'portal',
    passing: false,
  },
  TIDAK_COCOK: {
    step: 'gate',
    owner: 'remote',
    passing: false,
  },
  TIDAK_TERJAMIN: {
    step: 'gate',
    owner: 'portal',
    passing: false,
  },
  TIDAK_TERJANGKAU: {
    step: 'entry',
    owner: 'jaringan',
    passing: true,
  },
  TERLALU_LAMA: {
    step: 'entry',
    owner: 'jaringan',
    passing: false,
  },
  GAGAL_DISIAPKAN: {
    step: 'init',
    owner: 'remote',
    passing: true,
  },
  ISI_TIDAK_LENGKAP: {
    step: 'expose',
    owner: 'remote',
    passing: true,
  },
  HALAMAN_TIDAK_ADA: {
    step: 'expose',
    owner: 'remote',
    passing: false,
  },
  GAGAL_TAMPIL: {
    step: 'mount',
    owner: 'remote',
    passing: false,
  },
} as const satisfies Record<LoadFailureCode, FailureKind>;

export type FailureCode = LoadFailureCode;

/** A remote's page that could not be loaded or shown: the code, whose it is, and a reason for people. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  readonly step: LoadStep;
  readonly owner: FailureKind['owner'];
  /** Indonesian, says what happened. */
  readonly pesan: string;
  readonly passing: boolean;
  /** Indonesian, a line each: what the remote's team has to know to mend it. Empty where the code says it all. */
  readonly details: readonly string[];

  constructor(
    readonly code: FailureCode,
    readonly remote: string,
    readonly version: string | null,
    /** The step when it is not the code's own, and what the log should know. */
    { step, cause, details = [] }: { step?: LoadStep; cause?: unknown; details?: readonly string[] } = {},
  ) {
    const kind = failureCatalogue[code];
    const at = step ?? kind.step;
    // A console shows the message always, and a cause only to who opens it.
    super([`${remote}${version === null ? '' : `@${version}`}: ${code} (${at})`, ...details].join('\n  '), {
      cause,
    });
    this.step = at;
    this.owner = kind.owner;
    this.pesan = loadFailureWords[code];
    this.passing = kind.passing;
    this.details = details;
  }
}
