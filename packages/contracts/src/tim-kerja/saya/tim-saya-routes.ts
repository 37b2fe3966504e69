import { signedIn } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';

/** Teams of the reader: whoever signed in asks, and what his NIP leads, oversees or carries decides what is there. */
export const timSayaActs = actsOf('tim-saya', {
  read: signedIn,
  bagi: signedIn,
  putuskan: signedIn,
  lapor: signedIn,
});

const TIM = '/tim-saya/ketua/{timId}';
const BAGIAN = '/tim-saya/anggota/{bagianId}/{triwulan}';

export const timSayaRoutes = {
  ringkas: defineRoute('GET', '/tim-saya', timSayaActs.read, 'kinerja'),
  listKetua: defineRoute('GET', '/tim-saya/ketua', timSayaActs.read, 'kinerja'),
  exportKetua: defineRoute('GET', '/tim-saya/ketua/ekspor', timSayaActs.read, 'kinerja'),
  getKetua: defineRoute('GET', TIM, timSayaActs.read, 'kinerja'),
  bagi: defineVersionedRoute('PUT', `${TIM}/langkah/{langkahId}/pembagian`, timSayaActs.bagi, 'kinerja'),
  putuskan: defineVersionedRoute(
    'POST',
    `${TIM}/realisasi/{bagianId}/{triwulan}`,
    timSayaActs.putuskan,
    'kinerja',
  ),
  konfirmasi: defineRoute('POST', `${TIM}/realisasi`, timSayaActs.putuskan, 'kinerja'),
  getAnggota: defineRoute('GET', '/tim-saya/anggota', timSayaActs.read, 'kinerja'),
  lapor: defineVersionedRoute('PUT', BAGIAN, timSayaActs.lapor, 'kinerja'),
  addBukti: defineRoute('POST', `${BAGIAN}/bukti`, timSayaActs.lapor, 'kinerja'),
  removeBukti: defineRoute('DELETE', `${BAGIAN}/bukti/{buktiId}`, timSayaActs.lapor, 'kinerja'),
};
