import type { PlanningFieldGroup } from '../perencanaan/planning-lock';

/** What of a row is filled in to mend a finding, whatever its level calls it. */
export const semuaIsianTemuan = [
  'sasaran',
  'indikator',
  'satuan',
  'target',
  'tipe_hitung',
  'pengampu',
  'anggaran',
] as const;
export type IsianTemuan = (typeof semuaIsianTemuan)[number];

/**
 * What a check of a plan finds, in the order in which it is told. What belongs to a group of fields (`bidang`) is required
 * of a plan: it is neither submitted nor approved without it, as long as that group is open (decision 118).
 */
export const temuanWords = {
  'no-children': {
    title: 'Belum diturunkan',
    meaning: 'Tidak ada kinerja atau langkah aksi di bawahnya yang membuatnya tercapai.',
  },
  'no-indikator': {
    title: 'Tanpa indikator',
    meaning: 'Sasaran tidak punya indikator untuk diukur.',
    isian: 'indikator',
    bidang: 'kinerja',
  },
  'no-satuan': {
    title: 'Tanpa satuan',
    meaning: 'Target dan realisasi tidak punya satuan ukur.',
    isian: 'satuan',
    bidang: 'kinerja',
  },
  'no-target': {
    title: 'Tanpa target',
    meaning: 'Belum ada angka yang dijanjikan untuk tahun ini.',
    isian: 'target',
    bidang: 'target',
  },
  'wrong-sum': {
    title: 'Jumlah tidak sama',
    meaning: 'Nilai tahunan tidak sama dengan nilai yang menyusunnya.',
  },
  'odd-sum': {
    title: 'Cara hitung diragukan',
    meaning: 'Angka triwulannya dijumlahkan, padahal satuannya biasanya tidak dijumlahkan.',
    isian: 'tipe_hitung',
  },
  'no-pengampu': {
    title: 'Tanpa pengampu',
    meaning: 'Belum ada unit kerja atau tim kerja yang mengampu.',
    isian: 'pengampu',
    bidang: 'pengampu',
  },
  'no-kamus': {
    title: 'Tanpa kamus indikator',
    meaning: 'Indikatornya belum dijelaskan di kamus indikator.',
  },
  'parent-failed': {
    title: 'Induk tidak tercapai, semua anak tercapai',
    meaning: 'Kinerja di bawahnya berhasil, tetapi tidak sampai ke sasaran di atasnya.',
  },
  duplicate: {
    title: 'Kinerja ganda',
    meaning: 'Sasaran dan indikator yang sama dipakai lebih dari sekali.',
    isian: 'sasaran',
  },
} as const satisfies Readonly<
  Record<string, { title: string; meaning: string; isian?: IsianTemuan; bidang?: PlanningFieldGroup }>
>;

/** A kind of finding. */
export type JenisTemuan = keyof typeof temuanWords;

/** All kinds, in the order in which they are told. */
export const jenisTemuan = Object.keys(temuanWords) as JenisTemuan[];

/** The group of fields that a required fact belongs to; null: a finding of this kind is advice. */
export const bidangTemuan = (jenis: JenisTemuan): PlanningFieldGroup | null => {
  const words = temuanWords[jenis];
  return 'bidang' in words ? words.bidang : null;
};

/** What of its row is filled in to mend a finding of this kind; null where it is mended elsewhere, or the finding says. */
export const isianTemuan = (jenis: JenisTemuan): IsianTemuan | null => {
  const words = temuanWords[jenis];
  return 'isian' in words ? words.isian : null;
};
