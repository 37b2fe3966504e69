/**
 * Calls and queries of planning alone. They travel with the remote that asks, so that no other page pays for them; the
 * client itself stays the portal's one.
 */
export { capaianIkuQueries } from './capaian-iku-queries';
export { imporQueries } from './impor-queries';
export { kamusIndikatorQueries } from './kamus-indikator-queries';
export { kinerjaCrossCuttingQueries, type SimpulCross } from './kinerja-cross-cutting-queries';
export { perjanjianKinerjaQueries } from './perjanjian-kinerja-queries';
export { rekapAnggaranQueries } from './rekap-anggaran-queries';
export { rencanaAksiTerintegrasiQueries } from './rencana-aksi-terintegrasi-queries';
export { resources } from './resource-endpoints';
export { validasiPerencanaanQueries } from './validasi-perencanaan-queries';
