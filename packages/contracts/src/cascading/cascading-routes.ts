import { everybody, staff, unitWriters } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

/** The performance tree and its changes while it is open. */
export const cascadingActs = actsOf('cascading', { read: staff, watch: staff });

/** Whether the plan of a unit is the user's to change; asked by the tree to lead to the pages that do. */
export const kinerjaActs = actsOf('kinerja', { update: unitWriters });

/** The public tree and the dialogs of its boxes. */
export const publicTreeActs = actsOf('publik', {
  cascading: everybody,
  'cascading-watch': everybody,
  'rencana-aksi': everybody,
  'rencana-aksi-gubernur': everybody,
  'definisi-operasional': everybody,
  'kamus-indikator': everybody,
  'kinerja-wakil-direktur-rsud': everybody,
  'kinerja-langkah-aksi': everybody,
});

export const solusiMasalahActs = actsOf('solusi-masalah', { read: everybody });

export const cascadingRoutes = {
  getCascading: defineRoute('GET', '/cascading', cascadingActs.read, 'kinerja'),
  getPublicCascading: defineRoute('GET', '/public-display/cascading', publicTreeActs.cascading, 'publik'),
  watchCascading: defineRoute('GET', '/cascading/perubahan', cascadingActs.watch),
  watchPublicCascading: defineRoute(
    'GET',
    '/public-display/cascading/perubahan',
    publicTreeActs['cascading-watch'],
  ),
};

const dialog = <const Name extends Exclude<keyof typeof publicTreeActs, 'cascading' | 'cascading-watch'>>(
  name: Name,
) => defineRoute('GET', `/public-display/${name}`, publicTreeActs[name], 'publik');

/** What the dialogs of a box ask for (spec 1 §7). */
export const nodeModalRoutes = {
  publicRencanaAksi: dialog('rencana-aksi'),
  publicRencanaAksiGubernur: dialog('rencana-aksi-gubernur'),
  publicDefinisiOperasional: dialog('definisi-operasional'),
  publicKamusIndikator: dialog('kamus-indikator'),
  publicKinerjaWakilDirektur: dialog('kinerja-wakil-direktur-rsud'),
  publicKinerjaLangkahAksi: dialog('kinerja-langkah-aksi'),
  solusiMasalah: defineRoute('GET', '/solusi-masalah', solusiMasalahActs.read),
};
