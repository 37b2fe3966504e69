import type { FastifyInstance } from 'fastify';
import { registerPotret } from '../../../kit/potret/potret-source';
import { anggaranPotret } from './anggaran-potret';
import { capaianIkuPotret } from './capaian-iku-potret';
import { crossCuttingPotret } from './cross-cutting-potret';
import { kamusIndikatorPotret } from './kamus-indikator-potret';
import { perjanjianKinerjaPotret } from './perjanjian-kinerja-potret';
import { raporPotret } from './rapor-potret';
import { realisasiTriwulanPotret } from './realisasi-triwulan-potret';
import { rencanaAksiPotret } from './rencana-aksi-potret';
import { rencanaKerjaPotret } from './rencana-kerja-potret';

/** What planning knows of a unit and can say as evidence. */
export function registerPlanningPotret(app: FastifyInstance): void {
  registerPotret(app, 'rencana-kerja', rencanaKerjaPotret);
  registerPotret(app, 'rencana-aksi', rencanaAksiPotret);
  registerPotret(app, 'realisasi-triwulan', realisasiTriwulanPotret);
  registerPotret(app, 'rapor', raporPotret);
  registerPotret(app, 'capaian-iku', capaianIkuPotret);
  registerPotret(app, 'anggaran', anggaranPotret);
  registerPotret(app, 'kamus-indikator', kamusIndikatorPotret);
  registerPotret(app, 'cross-cutting', crossCuttingPotret);
  registerPotret(app, 'perjanjian-kinerja', perjanjianKinerjaPotret);
}
