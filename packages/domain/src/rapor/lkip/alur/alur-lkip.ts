import type { Langkah } from '../../../langkah';
import { bagianLkip, type KodeBagianLkip } from '../bagian-lkip';

/** States of an annual report, in the order in which it goes through them (decision 88). */
export const keadaanLkip = [
  'disusun',
  'direviu',
  'selesai_direviu',
  'diformalkan',
  'dipublikasikan',
  'disampaikan',
] as const;
export type KeadaanLkip = (typeof keadaanLkip)[number];

/** Who takes a step: its authors, the Inspektorat, who answers for the report, or who may open it again. */
export type PelakuLkip = 'penulis' | 'pereviu' | 'pengesah' | 'pembuka';

/**
 * The steps of an annual report: its authors hand it in, the Inspektorat reviews and clears it, who answers for it
 * formalises, publishes and submits it. Back leads only to the authors, and always with a reason.
 */
export const langkahLkip = {
  ajukan: { dari: ['disusun'], ke: 'direviu', oleh: 'penulis' },
  tarik: { dari: ['direviu'], ke: 'disusun', oleh: 'penulis', beralasan: true },
  kembalikan: { dari: ['direviu'], ke: 'disusun', oleh: 'pereviu', beralasan: true },
  'selesaikan-reviu': { dari: ['direviu'], ke: 'selesai_direviu', oleh: 'pereviu' },
  formalkan: { dari: ['selesai_direviu'], ke: 'diformalkan', oleh: 'pengesah' },
  publikasikan: { dari: ['diformalkan'], ke: 'dipublikasikan', oleh: 'pengesah' },
  sampaikan: { dari: ['dipublikasikan'], ke: 'disampaikan', oleh: 'pengesah' },
  'buka-kembali': {
    dari: ['selesai_direviu', 'diformalkan', 'dipublikasikan', 'disampaikan'],
    ke: 'disusun',
    oleh: 'pembuka',
    beralasan: true,
  },
} as const satisfies Readonly<Record<string, Langkah<KeadaanLkip, PelakuLkip>>>;
export type LangkahLkip = keyof typeof langkahLkip;
export const semuaLangkahLkip = Object.keys(langkahLkip) as [LangkahLkip, ...LangkahLkip[]];

/** Whether a step may be taken from a state. */
export const mayLeave = (langkah: LangkahLkip, keadaan: KeadaanLkip): boolean =>
  (langkahLkip[langkah].dari as readonly KeadaanLkip[]).includes(keadaan);

/** Whether the text may be written: everywhere else it is locked, whichever way it comes. */
export const isNaskahTerbuka = (keadaan: KeadaanLkip): boolean => keadaan === 'disusun';

/** Whether the Inspektorat sees the report: not while its authors write. */
export const isTerlihatPereviu = (keadaan: KeadaanLkip): boolean => keadaan !== 'disusun';

/** Whether the report is a frozen file. */
export const isBerkasTetap = (keadaan: KeadaanLkip): boolean =>
  keadaanLkip.indexOf(keadaan) >= keadaanLkip.indexOf('diformalkan');

/** Whether the files of the report mark figures that changed: a draft does, what is formalised has no marks. */
export const isBertanda = (keadaan: KeadaanLkip): boolean => keadaan === 'disusun' || keadaan === 'direviu';

/** Whether the public has the report. */
export const isTerbit = (keadaan: KeadaanLkip): boolean =>
  keadaan === 'dipublikasikan' || keadaan === 'disampaikan';

/** Sections that a table out of the data already fills, and the annexes: they may stay without words. */
const mayBeEmpty: ReadonlySet<string> = new Set([
  'iku',
  'perjanjian-kinerja',
  'anggaran',
  'realisasi-anggaran',
  'lampiran',
]);

/** How a section stands: written, still to be written before the report is handed in, or free to stay without words. */
export const semuaKeadaanBagianLkip = ['ditulis', 'belum', 'boleh_kosong'] as const;
export type KeadaanBagianLkip = (typeof semuaKeadaanBagianLkip)[number];

/** How a section of the report stands; `tertulis` are the codes of those with words or a picture. */
export function keadaanBagianLkip(kode: KodeBagianLkip, tertulis: ReadonlySet<string>): KeadaanBagianLkip {
  if (tertulis.has(kode)) return 'ditulis';
  return mayBeEmpty.has(kode) ? 'boleh_kosong' : 'belum';
}

/** Sections that must be written before the report is handed in, and are not. */
export const kekuranganLkip = (tertulis: ReadonlySet<string>): KodeBagianLkip[] =>
  bagianLkip.filter((kode) => keadaanBagianLkip(kode, tertulis) === 'belum');

/**
 * Whether a report that has indicators to tell of tells of none of them: not one narrative of theirs has words. Where there
 * is no indicator there is nothing to tell.
 */
export const isTanpaNarasi = (indikator: readonly number[], bernarasi: ReadonlySet<number>): boolean =>
  indikator.length > 0 && !indikator.some((id) => bernarasi.has(id));
