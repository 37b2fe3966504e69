import { everybody, staff, unitWriters } from '@selaras/roles';
import { actsOf } from '../act';

/** The performance tree and its changes while it is open. */
export const cascadingActs = actsOf('cascading', { lihat: staff, perubahan: staff });

/** Whether the plan of a unit is the user's to change; asked by the tree to lead to the pages that do. */
export const kinerjaActs = actsOf('kinerja', { ubah: unitWriters });

/** The public tree and the dialogs of its boxes. */
export const publicTreeActs = actsOf('publik', {
  cascading: everybody,
  'cascading-perubahan': everybody,
  'rencana-aksi': everybody,
  'rencana-aksi-gubernur': everybody,
  'definisi-operasional': everybody,
  'kamus-indikator': everybody,
  'kinerja-wakil-direktur-rsud': everybody,
  'kinerja-langkah-aksi': everybody,
});

export const solusiMasalahActs = actsOf('solusi-masalah', { lihat: everybody });
