import { actsOf } from '../../act';
import { defineRoute } from '../../route';

/** Files of evidence in pieces that can be gone on with (tus 1.0): of who began, nobody else's. */
export const lkeUnggahanActs = actsOf('lke-unggahan', {
  kirim: { roles: ['perangkat_daerah'], unit: 'any' },
});

/** Where uploads begin. An upload itself lies one step below; HEAD, PATCH and DELETE are those of the protocol. */
export const LKE_UNGGAHAN_PATH = '/lke/unggahan';

export const lkeUnggahanRoutes = {
  selesai: defineRoute('POST', `${LKE_UNGGAHAN_PATH}/{unggahanId}/selesai`, lkeUnggahanActs.kirim),
};
