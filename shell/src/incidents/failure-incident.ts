import type { Incident, RemoteFailure } from '@selaras/federation';

/** A remote that could not be loaded or shown, as it is told to the server: by its version, code, step and cause. */
export function incidentOfFailure({ remote, version, code, step, cause, details }: RemoteFailure): Incident {
  const because = cause instanceof Error ? `: ${cause.name}: ${cause.message}` : said(details);
  return {
    kind: 'remote',
    trace: `/remotes/${remote}/${version ?? 'tidak-ada'}/`,
    detail: `${code} (${step})${because}`,
  };
}

const said = (details: readonly string[]): string => (details.length > 0 ? `: ${details.join('; ')}` : '');
