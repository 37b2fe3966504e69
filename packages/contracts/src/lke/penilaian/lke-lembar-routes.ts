import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';
import { lkePelakuRules, lkeReaderRoles } from '../rules';

/** A unit's worksheet of a year, and the steps of its evaluation: each step by who takes it (domain §4). */
export const lkeLembarActs = actsOf('lke', {
  read: { roles: lkeReaderRoles, unit: 'own' },
  ajukan: lkePelakuRules.unit,
  'mulai-penilaian': lkePelakuRules.penilai,
  'tutup-penilaian': lkePelakuRules.penilai,
  'mulai-perbaikan': lkePelakuRules.unit,
  'ajukan-perbaikan': lkePelakuRules.unit,
  'mulai-penilaian-2': lkePelakuRules.penilai,
  'tutup-penilaian-2': lkePelakuRules.penilai,
  'mulai-pleno': lkePelakuRules.pleno,
  finalkan: lkePelakuRules.pleno,
  'buka-kembali': lkePelakuRules.super,
});

const PATH = '/lke/lembar/{satkerId}';
type Step = Exclude<keyof typeof lkeLembarActs, 'read'>;
const step = <Name extends Step>(name: Name) =>
  defineVersionedRoute('POST', `${PATH}/${name}`, lkeLembarActs[name], 'kinerja');

export const lkeLembarRoutes = {
  get: defineRoute('GET', PATH, lkeLembarActs.read, 'kinerja'),
  history: defineRoute('GET', `${PATH}/riwayat`, lkeLembarActs.read, 'kinerja'),
};

export const lkeLangkahRoutes = {
  ajukan: step('ajukan'),
  'mulai-penilaian': step('mulai-penilaian'),
  'tutup-penilaian': step('tutup-penilaian'),
  'mulai-perbaikan': step('mulai-perbaikan'),
  'ajukan-perbaikan': step('ajukan-perbaikan'),
  'mulai-penilaian-2': step('mulai-penilaian-2'),
  'tutup-penilaian-2': step('tutup-penilaian-2'),
  'mulai-pleno': step('mulai-pleno'),
  finalkan: step('finalkan'),
  'buka-kembali': step('buka-kembali'),
};
