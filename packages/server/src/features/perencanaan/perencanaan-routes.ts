import type { FastifyInstance } from 'fastify';
import { registerCapaianIku } from '../capaian-iku/capaian-iku-routes';
import { registerCrossCutting } from '../cross-cutting/cross-routes';
import { registerKamusIndikator } from '../kamus-indikator/kamus-indikator-routes';
import { registerKamusIndikatorFungsional } from '../kamus-indikator-fungsional/kamus-fungsional-routes';
import { registerKinerja } from '../kinerja/kinerja-routes';
import { kinerjaLangkahAksi } from '../kinerja-langkah-aksi/langkah-aksi-resource';
import { kegiatan, program, subKegiatan } from '../nomenklatur/nomenklatur-resource';
import { referensi } from '../referensi/referensi-resource';
import { registerRekapPohon } from '../rekap-anggaran/rekap-pohon-routes';
import { registerRencanaAksiResource } from '../rencana-aksi/rencana-aksi-resource-routes';
import { registerRencanaAksiTerintegrasi } from '../rencana-aksi-terintegrasi/rencana-aksi-terintegrasi-routes';
import { registerResource } from '../resource/resource-routes';
import { sasaranStrategisPd } from '../sasaran-strategis-pd/sasaran-strategis-pd-resource';
import { sasaranStrategisRpjmd } from '../sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-resource';
import { visiMisiRpjmd } from '../visi-misi-rpjmd/visi-misi-rpjmd-resource';

/** The planning entities from the vision down to the action steps, and what they are filled with (spec 2 §2.2). */
export function registerPerencanaan(app: FastifyInstance): void {
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
  registerRekapPohon(app);
}
