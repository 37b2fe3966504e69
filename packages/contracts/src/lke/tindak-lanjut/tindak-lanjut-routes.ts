import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';
import { lkePelakuRules, lkeReaderRoles } from '../rules';

/** What units do about recommendations: written and handed in by the unit, sent back or closed by its evaluator. */
export const lkeTindakLanjutActs = actsOf('lke-tindak-lanjut', {
  list: { roles: lkeReaderRoles, unit: 'any' },
  read: { roles: lkeReaderRoles, unit: 'own' },
  isi: lkePelakuRules.unit,
  ajukan: lkePelakuRules.unit,
  kembalikan: lkePelakuRules.penilai,
  tutup: lkePelakuRules.penilai,
});

const PATH = '/lke/tindak-lanjut';
const UNIT = `${PATH}/{satkerId}`;
const ROW = `${UNIT}/{tindakLanjutId}`;

export const lkeTindakLanjutRoutes = {
  list: defineRoute('GET', PATH, lkeTindakLanjutActs.list, 'kinerja'),
  get: defineRoute('GET', UNIT, lkeTindakLanjutActs.read, 'kinerja'),
  save: defineVersionedRoute('PUT', ROW, lkeTindakLanjutActs.isi, 'kinerja'),
  lampirkan: defineRoute('POST', `${ROW}/bukti`, lkeTindakLanjutActs.isi, 'kinerja'),
  lepaskan: defineVersionedRoute(
    'DELETE',
    `${ROW}/bukti/{evidenVersiId}`,
    lkeTindakLanjutActs.isi,
    'kinerja',
  ),
  halaman: defineVersionedRoute(
    'PUT',
    `${ROW}/bukti/{evidenVersiId}/halaman`,
    lkeTindakLanjutActs.isi,
    'kinerja',
  ),
  ajukan: defineVersionedRoute('POST', `${ROW}/ajukan`, lkeTindakLanjutActs.ajukan, 'kinerja'),
  kembalikan: defineVersionedRoute('POST', `${ROW}/kembalikan`, lkeTindakLanjutActs.kembalikan, 'kinerja'),
  tutup: defineVersionedRoute('POST', `${ROW}/tutup`, lkeTindakLanjutActs.tutup, 'kinerja'),
};
