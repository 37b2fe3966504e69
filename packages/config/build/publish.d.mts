/** A remote that is built with the portal. */
interface BuiltRemote {
  /** Its folder, relative to the repository. */
  readonly folder: string;
  readonly federationName?: string | undefined;
}

export function publish(part: BuiltRemote, remotesFolder?: string): string | null;
export function forgetGone(parts: readonly BuiltRemote[], remotesFolder?: string): string[];
