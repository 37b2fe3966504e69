/** Contents of the modals that show a table, which come together with the table's code. */
export { DefinisiOperasional } from './definisi-operasional';
export { KamusIndikator } from './kamus-indikator';
export { KinerjaWakilDirektur } from './kinerja-wakil-direktur';
export { RealisasiRencanaAksi, RencanaAksi } from './rencana-aksi';
