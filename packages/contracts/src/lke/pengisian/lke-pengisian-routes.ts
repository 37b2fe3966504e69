import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';
import { lkePelakuRules, lkeReaderRoles } from '../rules';

/** Filling in a worksheet: answers of the unit, what was answered last year, and who of the unit fills in what. */
export const lkePengisianActs = actsOf('lke-pengisian', {
  isi: lkePelakuRules.unit,
  'baca-tahun-lalu': { roles: lkeReaderRoles, unit: 'own' },
  'baca-pembagian': lkePelakuRules.unit,
  bagikan: lkePelakuRules.unit,
  serahkan: lkePelakuRules.unit,
});

const PATH = '/lke/lembar/{satkerId}';
const { isi, bagikan, serahkan } = lkePengisianActs;
const readDispatch = lkePengisianActs['baca-pembagian'];

export const lkeIsianRoutes = {
  save: defineVersionedRoute('PUT', `${PATH}/kriteria/{kriteriaId}`, isi, 'kinerja'),
  lastYear: defineRoute('GET', `${PATH}/tahun-lalu`, lkePengisianActs['baca-tahun-lalu'], 'kinerja'),
};

const BAGIAN = `${PATH}/bagian/{bagianId}`;

export const lkePembagianRoutes = {
  get: defineRoute('GET', `${PATH}/pembagian`, readDispatch, 'kinerja'),
  choices: defineRoute('GET', `${PATH}/pembagian/pilihan`, readDispatch, 'kinerja'),
  addKoordinator: defineRoute('PUT', `${PATH}/koordinator/{userId}`, bagikan, 'kinerja'),
  removeKoordinator: defineRoute('DELETE', `${PATH}/koordinator/{userId}`, bagikan, 'kinerja'),
  create: defineRoute('POST', `${PATH}/bagian`, bagikan, 'kinerja'),
  update: defineVersionedRoute('PUT', BAGIAN, bagikan, 'kinerja'),
  remove: defineVersionedRoute('DELETE', BAGIAN, bagikan, 'kinerja'),
  serahkan: defineVersionedRoute('POST', `${BAGIAN}/serahkan`, serahkan, 'kinerja'),
  kembalikan: defineVersionedRoute('POST', `${BAGIAN}/kembalikan`, bagikan, 'kinerja'),
  tutup: defineVersionedRoute('POST', `${BAGIAN}/tutup`, bagikan, 'kinerja'),
};
