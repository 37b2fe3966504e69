import type { Incident, Interference, RemoteFailure } from '@selaras/federation';

/** A remote that could not be loaded or shown, as it is told to the server: by its version, code, step and cause. */
export function incidentOfFailure({ remote, version, code, step, cause }: RemoteFailure): Incident {
  const because = cause instanceof Error ? `: ${cause.name}: ${cause.message}` : '';
  return {
    kind: 'remote',
    trace: `/remotes/${remote}/${version ?? 'tidak-ada'}/`,
    detail: `${code} (${step})${because}`,
  };
}

/** A remote that changed what belongs to all: what, and what became of it. */
export function incidentOfInterference({ remote, version, changes }: Interference): Incident {
  return { kind: 'interference', trace: `/remotes/${remote}/${version}/`, detail: changes.join('; ') };
}

/** The same for who builds the remote, in the browser's console. */
export const interferenceText = ({ remote, version, changes }: Interference): string =>
  `${remote} ${version} mengubah yang dipakai seluruh portal: ${changes.join('; ')}. Batasi ke halaman remote itu sendiri.`;
