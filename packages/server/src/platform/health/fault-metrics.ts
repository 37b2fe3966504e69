import { Counter, type Registry } from 'prom-client';

/** Counts what failed where nobody waited for it: jobs by their name, and what no code of ours caught. */
export function countFaults(register: Registry): (pekerjaan: string) => void {
  const faults = new Counter({
    name: 'selaras_pekerjaan_gagal_total',
    help: 'Pekerjaan di belakang layar yang gagal',
    labelNames: ['pekerjaan'],
    registers: [register],
  });
  return (pekerjaan) => faults.inc({ pekerjaan });
}
