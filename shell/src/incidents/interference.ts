import type { Interference } from '@selaras/federation';
import type { IncidentLog } from './incident-log';

/** Tells of a remote that changed what belongs to all: who builds it in the console, who runs the portal by an incident. */
export function tellInterference(
  { remote, version, changes }: Interference,
  incidents: Pick<IncidentLog, 'tell'> | null,
): void {
  const what = changes.join('; ');
  console.error(
    `${remote} ${version} mengubah yang dipakai seluruh portal: ${what}. Batasi ke halaman remote itu sendiri.`,
  );
  incidents?.tell({ kind: 'interference', trace: `/remotes/${remote}/${version}/`, detail: what });
}
