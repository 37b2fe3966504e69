import type { Langkah } from '../langkah';

/** States of a unit's evaluation in a year, in the order in which it goes through them (domain §4). */
export const keadaanLke = [
  'draft',
  'diajukan',
  'dinilai_1',
  'selesai_1',
  'perbaikan',
  'diajukan_2',
  'dinilai_2',
  'selesai_2',
  'pleno',
  'final',
] as const;
export type KeadaanLke = (typeof keadaanLke)[number];

/** Who takes a step: the unit itself, its assigned evaluator, the plenary, or the administrator. */
export const pelakuLke = ['unit', 'penilai', 'pleno', 'super'] as const;
export type PelakuLke = (typeof pelakuLke)[number];

/**
 * The steps of an evaluation (domain §4): the unit hands in, the evaluator scores and closes, the unit repairs and hands
 * in again, the evaluator scores again, the plenary decides. Only a decided evaluation is opened again, with a reason.
 */
export const langkahLke = {
  ajukan: { dari: 'draft', ke: 'diajukan', oleh: 'unit' },
  'mulai-penilaian': { dari: 'diajukan', ke: 'dinilai_1', oleh: 'penilai' },
  'tutup-penilaian': { dari: 'dinilai_1', ke: 'selesai_1', oleh: 'penilai' },
  'mulai-perbaikan': { dari: 'selesai_1', ke: 'perbaikan', oleh: 'unit' },
  'ajukan-perbaikan': { dari: 'perbaikan', ke: 'diajukan_2', oleh: 'unit' },
  'mulai-penilaian-2': { dari: 'diajukan_2', ke: 'dinilai_2', oleh: 'penilai' },
  'tutup-penilaian-2': { dari: 'dinilai_2', ke: 'selesai_2', oleh: 'penilai' },
  'mulai-pleno': { dari: 'selesai_2', ke: 'pleno', oleh: 'pleno' },
  finalkan: { dari: 'pleno', ke: 'final', oleh: 'pleno' },
  'buka-kembali': { dari: 'final', ke: 'pleno', oleh: 'super', beralasan: true },
} as const satisfies Readonly<Record<string, Langkah<KeadaanLke, PelakuLke, KeadaanLke>>>;
export type LangkahLke = keyof typeof langkahLke;
export const semuaLangkahLke = Object.keys(langkahLke) as LangkahLke[];

/** What may be written in a state, and by whom; everything else is locked, whichever way it comes (domain §4). */
const editable: Readonly<Partial<Record<KeadaanLke, PelakuLke>>> = {
  draft: 'unit',
  dinilai_1: 'penilai',
  perbaikan: 'unit',
  dinilai_2: 'penilai',
  pleno: 'pleno',
};

/** Who may write in this state; null: nobody. */
export const penulisLke = (keadaan: KeadaanLke): PelakuLke | null => editable[keadaan] ?? null;

/** The steps that somebody may take now. */
export const langkahDari = (keadaan: KeadaanLke, pelaku: PelakuLke): LangkahLke[] =>
  semuaLangkahLke.filter((name) => langkahLke[name].dari === keadaan && langkahLke[name].oleh === pelaku);

/** Whether the repair round has begun: from then on unit and evaluators read what they say to each other. */
export const isPerbaikanDimulai = (keadaan: KeadaanLke): boolean =>
  keadaanLke.indexOf(keadaan) >= keadaanLke.indexOf('perbaikan');
