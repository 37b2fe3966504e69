import type { AssetTime, RecordedIncident } from '@selaras/contracts';
import { Counter, Histogram, type Registry as MetricsRegistry } from 'prom-client';
import type { ActiveVersions } from '../registry/remote-registry';

type Origin = Pick<RecordedIncident, 'remote' | 'versi'>;

/**
 * Only remotes and versions that are published become labels of their own: whoever sends could otherwise invent them
 * without end.
 */
function labelsOf({ remote, versi }: Origin, active: ActiveVersions): { remote: string; versi: string } {
  if (remote === null) return { remote: 'shell', versi: '' };
  const versions = active.get(remote);
  if (versions === undefined) return { remote: 'lain', versi: '' };
  return { remote, versi: versi !== null && versions.has(versi) ? versi : 'lain' };
}

/** Figures of what browsers report, for Prometheus. */
export function incidentMetrics(register: MetricsRegistry) {
  const incidents = new Counter({
    name: 'selaras_insiden_peramban_total',
    help: 'Galat, pelanggaran CSP dan kegagalan remote di peramban',
    labelNames: ['jenis', 'remote', 'versi'],
    registers: [register],
  });
  const waits = new Histogram({
    name: 'selaras_remote_berkas_detik',
    help: 'Lama peramban menunggu satu berkas remote',
    labelNames: ['remote', 'versi'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  return {
    count: (insiden: RecordedIncident, active: ActiveVersions) =>
      incidents.inc({ jenis: insiden.jenis, ...labelsOf(insiden, active) }, insiden.jumlah),
    time: (waktu: AssetTime, active: ActiveVersions) => {
      const labels = labelsOf(waktu, active);
      for (const milliseconds of waktu.lama) waits.observe(labels, milliseconds / 1000);
    },
  };
}
