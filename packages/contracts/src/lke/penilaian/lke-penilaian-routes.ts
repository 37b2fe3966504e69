import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';
import { lkePelakuRules, lkeReaderRoles } from '../rules';

/** What evaluators and plenary write into a worksheet, and the worksheets that wait for them (domain §4). */
export const lkePenilaianActs = actsOf('lke-penilaian', {
  read: lkePelakuRules.penilai,
  nilai: lkePelakuRules.penilai,
  putusan: lkePelakuRules.penilai,
  'read-pleno': { roles: lkeReaderRoles, unit: 'own' },
  pleno: lkePelakuRules.pleno,
});

const PATH = '/lke/lembar/{satkerId}';

export const lkePenilaianRoutes = {
  list: defineRoute('GET', '/lke/penilaian', lkePenilaianActs.read, 'kinerja'),
  nilai: defineVersionedRoute('PUT', `${PATH}/nilai/{kriteriaId}/{tahap}`, lkePenilaianActs.nilai, 'kinerja'),
  putusan: defineVersionedRoute('PUT', `${PATH}/putusan/{buktiId}`, lkePenilaianActs.putusan, 'kinerja'),
  getPleno: defineRoute('GET', `${PATH}/pleno`, lkePenilaianActs['read-pleno'], 'kinerja'),
  putPleno: defineVersionedRoute('PUT', `${PATH}/pleno/{komponenId}`, lkePenilaianActs.pleno, 'kinerja'),
};
