import { everybody, signedIn } from '@selaras/roles';
import { actsOf } from '../act';

export const sesiActs = actsOf('sesi', {
  masuk: everybody,
  keluar: signedIn,
  pengguna: signedIn,
  'akhiri-semua': signedIn,
  daftar: signedIn,
});
