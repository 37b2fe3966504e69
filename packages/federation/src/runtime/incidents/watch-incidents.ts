/** Something that went wrong in the browser, before anybody has looked whose it is. */
export interface Incident {
  readonly kind: 'error' | 'csp' | 'remote' | 'interference';
  /** Addresses of the code that it happened in: a stack, or a file. */
  readonly trace: string;
  readonly detail: string;
}

/** An error as an incident: its own stack says where, `file` does when it has none. */
export function incidentOfError(error: unknown, file = ''): Incident {
  const isError = error instanceof Error;
  const trace = (isError && error.stack) || file;
  return { kind: 'error', trace, detail: isError ? `${error.name}: ${error.message}` : String(error) };
}

/** Code of the user's browser extensions, not of the portal. */
const isStranger = (trace: string) => /\b(chrome|moz|safari-web)-extension:/.test(trace);

/**
 * Watches errors that nobody caught and violations of the content security policy.
 * @returns a function that ends the watch
 */
export function watchIncidents(tell: (incident: Incident) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const report = (incident: Incident) => {
    if (!isStranger(incident.trace)) tell(incident);
  };
  addEventListener(
    'error',
    ({ error, message, filename }) => report(incidentOfError(error ?? message, filename)),
    { signal },
  );
  addEventListener('unhandledrejection', ({ reason }) => report(incidentOfError(reason)), { signal });
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile }) =>
      report({
        kind: 'csp',
        trace: `${sourceFile} ${blockedURI}`,
        detail: `${effectiveDirective}: ${blockedURI}`,
      }),
    { signal },
  );
  return () => end.abort();
}
