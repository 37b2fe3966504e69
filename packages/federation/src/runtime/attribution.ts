/** Remote and version that a script belongs to. */
export interface Culprit {
  readonly remote: string;
  readonly version: string;
}

const assetPath = /\/remotes\/([^/\s]+)\/([^/\s]+)\//;

/** Whose an asset is, by its place below `/remotes/<name>/<version>/`; null for the shell and strangers. */
export function culpritOfUrl(url: string): Culprit | null {
  const [, remote, version] = assetPath.exec(url) ?? [];
  return remote === undefined || version === undefined ? null : { remote, version };
}

/** Whose code threw: the first frame of the stack that lies in a remote. */
export function culpritOfError(error: unknown): Culprit | null {
  if (!(error instanceof Error) || error.stack === undefined) return null;
  return culpritOfUrl(error.stack);
}

export interface Incident {
  readonly kind: 'error' | 'csp';
  readonly culprit: Culprit | null;
  readonly detail: string;
}

/**
 * Watches errors and violations of the content security policy and tells whose they are.
 * @returns a function that ends the watch
 */
export function watchIncidents(report: (incident: Incident) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const onError = (error: unknown, file: string) =>
    report({
      kind: 'error',
      culprit: culpritOfError(error) ?? culpritOfUrl(file),
      detail: error instanceof Error ? error.message : String(error),
    });
  addEventListener('error', (event) => onError(event.error ?? event.message, event.filename), { signal });
  addEventListener('unhandledrejection', (event) => onError(event.reason, ''), { signal });
  document.addEventListener(
    'securitypolicyviolation',
    (event) =>
      report({
        kind: 'csp',
        culprit: culpritOfUrl(event.sourceFile) ?? culpritOfUrl(event.blockedURI),
        detail: `${event.effectiveDirective}: ${event.blockedURI}`,
      }),
    { signal },
  );
  return () => end.abort();
}
