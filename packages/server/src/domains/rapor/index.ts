import type { Domain } from '../../domain';
import { registerRaporPekerjaan } from './hari-ini/hari-ini';
import { kartuDataset } from './kartu/kartu-dataset';
import { kartuPages, kartuPageText } from './kartu/kartu-page-text';
import { registerKartu } from './kartu/rapor-routes';
import { registerAlurPotret } from './lkip/alur/alur-potret';
import { registerAlurLkip } from './lkip/alur/alur-routes';
import { registerBabPotret } from './lkip/bagian/bab-potret';
import { registerBagianLkip } from './lkip/bagian/bagian-routes';
import { removeOldEkspor } from './lkip/ekspor/ekspor-lama';
import { registerEksporLkip } from './lkip/ekspor/ekspor-routes';
import { registerNarasiLkip } from './lkip/narasi/narasi-routes';
import { registerTabelLkip } from './lkip/tabel/tabel-routes';
import { registerNilaiJenjang } from './nilai-jenjang/nilai-jenjang-routes';
import { registerPenambahanOutput } from './penambahan-output/penambahan-output-routes';
import { registerPerbaikan } from './penyebab/perbaikan-routes';
import { addAlurLkip } from './seed/lkip-alur';
import { demoLaporanFiles } from './seed/lkip-berkas';
import { addNarasi } from './seed/lkip-narasi';
import { addNilaiJenjang } from './seed/nilai-jenjang';
import { addPenambahanOutput } from './seed/penambahan-output';
import type {} from './tables';

/** Report cards of quarters, causes and repair of what was missed, classes of performance, and outputs beyond plan (domain §3, §9 2.6). */
export const rapor: Domain = {
  name: 'rapor',
  demoFiles: demoLaporanFiles,
  register: (app) => {
    registerKartu(app);
    app.pageTexts.push(kartuPageText(app));
    app.publicPages.push((tahun) => kartuPages(app.context.db, tahun));
    app.datasets.push(kartuDataset);
    registerPerbaikan(app);
    registerNilaiJenjang(app);
    registerPenambahanOutput(app);
    registerBagianLkip(app);
    registerTabelLkip(app);
    registerNarasiLkip(app);
    registerEksporLkip(app);
    registerAlurLkip(app);
    registerAlurPotret(app);
    registerBabPotret(app);
    registerRaporPekerjaan(app);
  },
  removeExpired: removeOldEkspor,
  seed: {
    addRows: ({ rows, offers }) => {
      addNilaiJenjang(rows);
      addPenambahanOutput(rows);
      addNarasi(rows);
      addAlurLkip(rows, offers.terbitkan);
    },
  },
};
