import { semuaPolaritas, semuaTipeHitung } from '@selaras/domain';
import type { EntityField, EntityFields } from '../../entity-field';

/** Unit of measure. */
export const satuanField = { kind: 'text', label: 'Satuan', half: true } as const satisfies EntityField;

/** Budget of a step or an action. */
export const anggaranField = {
  kind: 'rupiah',
  label: 'Anggaran',
  optional: true,
  half: true,
  group: 'anggaran',
} as const satisfies EntityField;

/** How an indicator is measured. The bounds are the target of polarity `range`. */
export const measureFields = {
  satuan: { ...satuanField, help: 'Misalnya persen, orang, dokumen atau indeks.' },
  polaritas: { kind: 'choice', label: 'Polaritas', half: true, codes: semuaPolaritas },
  tipe_hitung: {
    kind: 'choice',
    label: 'Cara hitung setahun',
    half: true,
    help: 'Bagaimana angka triwulan menjadi angka setahun.',
    codes: semuaTipeHitung,
  },
  range_min: { kind: 'number', label: 'Batas bawah', half: true },
  range_max: { kind: 'number', label: 'Batas atas', half: true },
} as const satisfies EntityFields;

/** Operational definition of an indicator; the formula is LaTeX. */
export const definisiFields = {
  do_narasi: { kind: 'area', label: 'Narasi', alone: 'Narasi definisi operasional', optional: true },
  do_rumus: {
    kind: 'rumus',
    label: 'Rumus',
    optional: true,
    help: 'Ditulis dengan LaTeX, misalnya \\frac{\\text{realisasi}}{\\text{target}} \\times 100\\%.',
  },
  do_keterangan: {
    kind: 'area',
    label: 'Keterangan',
    alone: 'Keterangan definisi operasional',
    optional: true,
  },
  do_sumber: {
    kind: 'area',
    label: 'Sumber data',
    alone: 'Sumber data definisi operasional',
    optional: true,
  },
} as const satisfies EntityFields;

/** Alternative statement that is shown beside the formal one. */
export const bayanganFields = {
  kinerja_bayangan_sasaran: {
    kind: 'area',
    label: 'Sasaran bayangan',
    optional: true,
    half: true,
    help: 'Rumusan lain yang ditampilkan di samping rumusan resmi.',
  },
  kinerja_bayangan_indikator: { kind: 'area', label: 'Indikator bayangan', optional: true, half: true },
} as const satisfies EntityFields;

/** A performance one level up, by its texts. */
export const kinerjaReference = <
  const To extends string,
  const Label extends string,
  const More extends object,
>(
  to: To,
  label: Label,
  more: More,
) => ({ kind: 'reference', to, label, shows: ['sasaran', 'indikator'], ...more }) as const;

/** A row of the budget nomenclature, which may still be missing. */
export const nomenklaturReference = <const To extends string, const Label extends string>(
  to: To,
  label: Label,
) => ({ kind: 'reference', to, label, shows: ['kode', 'nama'], optional: true, sent: true }) as const;

/** What the three yearly levels are written with, besides figures by quarter, owner and notes. */
export const kinerjaFields = {
  sasaran: { kind: 'area', label: 'Sasaran', help: 'Kondisi yang ingin dicapai, bukan kegiatannya.' },
  indikator: { kind: 'area', label: 'Indikator', help: 'Ukuran keberhasilan sasaran ini.' },
  ...measureFields,
  skp: {
    kind: 'switch',
    label: 'Ditandai sebagai SKP',
    sheet: 'SKP',
    alone: 'SKP',
    half: true,
    help: 'Menjadi sasaran kinerja pegawai pengampunya.',
  },
  penyebab_kegagalan: { kind: 'area', label: 'Penyebab kegagalan', optional: true },
  ...definisiFields,
  ...bayanganFields,
} as const satisfies EntityFields;

/** A result of the hospital's director that a deputy answers for. */
export const delegasiFields = {
  is_kinerja_direktur_to_wakil_direktur_rsud: {
    kind: 'switch',
    label: 'Kinerja direktur yang didelegasikan kepada wakil direktur RSUD',
  },
} as const satisfies EntityFields;
