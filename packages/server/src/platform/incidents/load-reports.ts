import type { CheckedBodyOf, recordIncidentCall } from '@selaras/contracts';
import type { LoadReport } from '../registry/health/load-ledger';
import type { ActiveVersions } from '../registry/remote-registry';

/**
 * What a message says of versions, one report each: whether they loaded, and errors in their code. Of versions that
 * browsers are told of alone: whoever sends could otherwise invent them without end.
 */
export function loadReports(
  { insiden, muatan }: Pick<CheckedBodyOf<typeof recordIncidentCall>, 'insiden' | 'muatan'>,
  active: ActiveVersions,
  userId: number | null,
): LoadReport[] {
  const isActive = (remote: string, version: string) => active.get(remote)?.has(version) === true;
  const loads = muatan.map(({ remote, versi, berhasil, lama }) => ({
    remote,
    version: versi,
    load: { ok: berhasil, ms: lama },
    errors: 0,
    userId,
  }));
  // That a remote failed is told by its load.
  const errors = insiden.flatMap(({ jenis, remote, versi, jumlah }) =>
    jenis === 'remote' || remote === null || versi === null
      ? []
      : [{ remote, version: versi, load: null, errors: jumlah, userId }],
  );
  return [...loads, ...errors].filter(({ remote, version }) => isActive(remote, version));
}
