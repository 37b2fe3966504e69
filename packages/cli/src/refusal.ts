import type { Finding } from '@selaras/admission';

type Told = Pick<Finding, 'reason' | 'remedy'> & { readonly code: string };

interface RefusalDetail {
  /** What to do about it, in one sentence. */
  readonly remedy?: string;
  /** Everything that stands against a version. */
  readonly findings?: readonly Told[];
}

/** A command that was refused or failed: exit code 1. `code` stays as it is, for scripts. */
export class Refusal extends Error {
  readonly remedy: string | undefined;
  readonly findings: readonly Told[];

  constructor(
    readonly code: string,
    message: string,
    { remedy, findings = [] }: RefusalDetail = {},
  ) {
    super(message);
    this.remedy = remedy;
    this.findings = findings;
  }
}

/** A command that was typed wrongly: exit code 2, with the help to read. */
export class UsageError extends Error {}
