import type { Domain } from '../../domain';
import { registerResource } from '../../kit/resource/resource-routes';
import { registerCapaianIku } from './capaian-iku/capaian-iku-routes';
import { registerCrossCutting } from './cross-cutting/cross-routes';
import { registerPlanningPekerjaan } from './hari-ini/hari-ini';
import { cascadeImport } from './import/cascade/cascade-import';
import { registerPlanImport } from './import/import-routes';
import { nomenklaturImport } from './import/nomenklatur/nomenklatur-import';
import { registerKamusIndikator } from './kamus-indikator/kamus-indikator-routes';
import { registerKamusIndikatorFungsional } from './kamus-indikator-fungsional/kamus-fungsional-routes';
import { registerKinerjaLangkahAksi } from './kinerja-langkah-aksi/kinerja-langkah-aksi-routes';
import { kinerjaLangkahAksi } from './kinerja-langkah-aksi/langkah-aksi-resource';
import { registerKinerja } from './kinerja-tahunan/kinerja-routes';
import { kegiatan, program, subKegiatan } from './nomenklatur/nomenklatur-resource';
import { registerOption } from './option/option-routes';
import { registerPerjanjianKinerja } from './perjanjian-kinerja/perjanjian-kinerja-routes';
import { registerPlanningPotret } from './potret/register-potret';
import { referensi } from './referensi/referensi-resource';
import { registerReferensi } from './referensi/referensi-routes';
import { registerRekapAnggaran } from './rekap-anggaran/rekap-anggaran-routes';
import { registerRekapTree } from './rekap-anggaran/rekap-tree-routes';
import { registerRencanaAksiResource } from './rencana-aksi/rencana-aksi-resource-routes';
import { registerRencanaAksi } from './rencana-aksi/rencana-aksi-routes';
import { registerRencanaAksiTerintegrasi } from './rencana-aksi-terintegrasi/rencana-aksi-terintegrasi-routes';
import { registerSalinRencana } from './salin-rencana/salin-rencana-routes';
import { sasaranStrategisPd } from './sasaran-strategis-pd/sasaran-strategis-pd-resource';
import { sasaranStrategisRpjmd } from './sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-resource';
import { planningSeed } from './seed';
import type {} from './tables';
import { registerKomentarRencana } from './validasi-perencanaan/komentar-routes';
import { registerValidasiPerencanaan } from './validasi-perencanaan/validasi-perencanaan-routes';
import { visiMisiRpjmd } from './visi-misi-rpjmd/visi-misi-rpjmd-resource';

/** Planning from the vision down to the action steps, what it is filled with, and its validation (spec 2 §2.2). */
export const planning: Domain = {
  name: 'planning',
  register: (app) => {
    registerReferensi(app);
    registerValidasiPerencanaan(app);
    registerKomentarRencana(app);
    registerOption(app);
    registerPerjanjianKinerja(app);
    registerRekapAnggaran(app);
    registerRencanaAksi(app);
    registerKinerjaLangkahAksi(app);
    registerResource(app, visiMisiRpjmd);
    registerResource(app, sasaranStrategisRpjmd);
    registerResource(app, sasaranStrategisPd);
    registerKinerja(app);
    registerResource(app, kinerjaLangkahAksi);
    registerRencanaAksiTerintegrasi(app);
    registerCrossCutting(app);
    registerKamusIndikator(app);
    registerKamusIndikatorFungsional(app);
    registerRencanaAksiResource(app);
    registerResource(app, program);
    registerResource(app, kegiatan);
    registerResource(app, subKegiatan);
    registerResource(app, referensi);
    registerCapaianIku(app);
    registerRekapTree(app);
    registerPlanImport(app);
    registerSalinRencana(app);
    registerPlanningPotret(app);
    registerPlanningPekerjaan(app);
  },
  imports: [nomenklaturImport, cascadeImport],
  seed: planningSeed,
};
