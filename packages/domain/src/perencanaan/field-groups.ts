import { allTriwulan, type Triwulan } from '../words/triwulan';
import type { FieldGroup } from './bidang';

const posisi = [1, 2, 3, 4, 5] as const;

const groupsOf = (
  entries: readonly (readonly [string, FieldGroup])[],
): Readonly<Record<string, FieldGroup>> => Object.fromEntries(entries);

const all = (group: FieldGroup, ...fields: string[]) => fields.map((field) => [field, group] as const);
const perTriwulan = (nama: string, group: (tw: Triwulan) => FieldGroup) =>
  allTriwulan.map((tw) => [`${nama}_tw${tw}`, group(tw)] as const);

const ukuran = all('target', 'satuan', 'polaritas', 'range_min', 'range_max', 'tipe_hitung');
const definisi = all('target', 'do_narasi', 'do_rumus', 'do_keterangan', 'do_sumber');
const pengampu = all('pengampu', 'pengampu', 'struktur_organisasi_id', 'tim_kerja_id');

/**
 * Which group each written field of a yearly performance belongs to (domain §7): stage 1 looks at goal and indicator, 2 at
 * target, formula and owner, 3 at the budget. What is not listed belongs to `kinerja`.
 */
export const bidangKinerja = groupsOf([
  ...ukuran,
  ...definisi,
  ...pengampu,
  ...all('target', 'target'),
  ...perTriwulan('target', () => 'target'),
  ...all('anggaran', 'anggaran'),
  ...perTriwulan('anggaran', () => 'anggaran'),
  ...perTriwulan('realisasi', (tw) => `tw${tw}`),
  ...perTriwulan('realisasi_anggaran', (tw) => `tw${tw}`),
  ...all('realisasi', 'penyebab_kegagalan', 'kinerja_tidak_tercapai'),
]);

/**
 * The same of five-year rows. Figures of a year are that year's, in whichever year they are written; texts, measure and
 * baseline belong to the chosen one.
 */
export const bidangLimaTahunan = groupsOf([
  ...ukuran,
  ...definisi,
  ...all('target', 'baseline', 'sumber_data'),
  ...posisi.flatMap((nomor) => [
    ...all(`target@${nomor}`, `target_${nomor}`),
    ...all(`realisasi@${nomor}`, `realisasi_${nomor}`, `rata_nasional_${nomor}`),
  ]),
  ...all('realisasi', 'label_pembanding', 'kinerja_tidak_tercapai'),
]);

/** The same of action steps; `anggota` counts as owner. */
export const bidangLangkahAksi = groupsOf([
  ...all('target', 'satuan'),
  ...perTriwulan('target', () => 'target'),
  ...perTriwulan('realisasi', (tw) => `tw${tw}`),
  ...all('anggaran', 'anggaran'),
  ...all('pengampu', 'anggota'),
]);

/** What became of a quarterly action: each quarter's result, obstacle, follow-up and evidence close with that quarter. */
export const bidangRealisasiRencanaAksi = groupsOf(
  allTriwulan.flatMap((tw) =>
    all(
      `tw${tw}`,
      `tw${tw}_realisasi`,
      `kendala_tw${tw}`,
      `tindak_lanjut_tw${tw}`,
      `eviden_tw${tw}`,
      `berkas_tw${tw}_ids`,
    ),
  ),
);
