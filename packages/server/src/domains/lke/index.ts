import type { Domain } from '../../domain';
import { openStore } from '../../kit/files/open-store';
import { FilePictures } from '../../kit/pdf-page/file-pictures';
import { registerPenerbit } from '../../kit/terbitan/penerbit';
import { registerArsip } from './arsip/arsip-routes';
import { dokumenPages, dokumenPageText } from './dokumen/dokumen-page-text';
import { registerDokumenPotret } from './dokumen/dokumen-potret';
import { registerDokumen } from './dokumen/dokumen-routes';
import { registerDokumenTemuan } from './dokumen/dokumen-temuan';
import { penerbitDokumen } from './dokumen/penerbit-dokumen';
import { registerPublicDokumen } from './dokumen/public-dokumen-routes';
import { registerEviden } from './eviden/eviden-routes';
import { registerPotretRoutes } from './eviden/potret-routes';
import { registerFrasa } from './frasa/frasa-routes';
import { registerLkePekerjaan } from './hari-ini/hari-ini';
import { hasilDatasets } from './hasil/hasil-dataset';
import { hasilPages, hasilPageText } from './hasil/hasil-page-text';
import { registerHasil } from './hasil/hasil-routes';
import { registerInstrumen } from './instrumen/instrumen-routes';
import { registerKelolaInstrumen } from './instrumen/kelola-routes';
import { registerKomentar } from './komentar/komentar-routes';
import { registerLaporan } from './laporan/laporan-routes';
import { registerMenilai } from './menilai/menilai-routes';
import { registerIsian } from './pengisian/isian-routes';
import { registerPembagian } from './pengisian/pembagian-routes';
import { registerLembar } from './penilaian/lembar-routes';
import { registerPenugasan } from './penugasan/penugasan-routes';
import { addDokumen, addTerbitan } from './seed/dokumen';
import { demoDokumen } from './seed/dokumen-files';
import { addLke } from './seed/lke';
import type {} from './tables';
import { registerTindakLanjut } from './tindak-lanjut/tindak-lanjut-routes';
import { removeOldUnggahan } from './unggahan/unggahan-folder';
import { registerUnggahan } from './unggahan/unggahan-routes';

/** The evaluation of performance accountability: worksheets, two rounds, plenary, results, documents (domain §4). */
export const lke: Domain = {
  name: 'lke',
  demoFiles: () => demoDokumen().flatMap(({ versi }) => versi),
  register: (app) => {
    registerInstrumen(app);
    registerKelolaInstrumen(app);
    registerLembar(app);
    registerHasil(app);
    registerIsian(app);
    registerPembagian(app);
    const store = openStore(app.context.config);
    const pictures = new FilePictures(store);
    app.addHook('onClose', () => pictures.close());
    registerDokumen(app, pictures);
    registerPenerbit(app, penerbitDokumen);
    registerPublicDokumen(app, { store, pictures });
    app.pageTexts.push(dokumenPageText(app), hasilPageText(app));
    app.publicPages.push(() => Promise.resolve([...dokumenPages, ...hasilPages]));
    app.datasets.push(...hasilDatasets);
    registerLaporan(app);
    registerArsip(app);
    registerMenilai(app);
    registerKomentar(app);
    registerFrasa(app);
    registerPenugasan(app);
    registerEviden(app);
    registerUnggahan(app);
    registerPotretRoutes(app);
    registerDokumenPotret(app);
    registerDokumenTemuan(app);
    registerTindakLanjut(app);
    registerLkePekerjaan(app);
  },
  removeExpired: removeOldUnggahan,
  seed: {
    offers: { terbitkan: addTerbitan },
    addRows: ({ rows, offers }) => {
      addLke(rows, offers.perjanjian);
      addDokumen(rows);
    },
  },
};
