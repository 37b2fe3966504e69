import type { NarasiBagian } from '@selaras/contracts';
import { analisisLkip } from '@selaras/domain';
import { isEmpty } from '../naskah-narasi';

/** What a section of a narrative is called. */
export const judulNarasi = ({ analisis }: Pick<NarasiBagian, 'analisis'>): string =>
  `${analisis}. ${analisisLkip[analisis - 1]}`;

/** A section whose draft can be taken with others. */
export interface CalonDraf {
  readonly bagian: NarasiBagian;
  readonly judul: string;
  readonly teks: string;
  /** Its author refused this draft before: it is taken only when he asks for it. */
  readonly ditolak: boolean;
}

/** A section whose draft is not taken with others, and why. */
export interface BukanCalon {
  readonly kode: string;
  readonly judul: string;
  readonly sebab: string;
}

interface Sekarang {
  /** Code of the section that is written on this page. */
  readonly open: string | null;
  /** Whether what was typed into a section lies in this browser alone. */
  readonly isUnsaved: (kode: string) => boolean;
}

/** Sections that nobody has written, with their drafts; every other one with why it is left alone. */
export function calonDraf(
  bagian: readonly NarasiBagian[],
  now: Sekarang,
): { calon: CalonDraf[]; bukan: BukanCalon[] } {
  const calon: CalonDraf[] = [];
  const bukan: BukanCalon[] = [];
  for (const one of bagian) {
    const judul = judulNarasi(one);
    const { kode, draf } = one;
    const sebab = sebabOf(one, now);
    if (sebab === null && draf !== null) {
      calon.push({ bagian: one, judul, teks: draf.teks, ditolak: draf.putusan?.keputusan === 'ditolak' });
    } else bukan.push({ kode, judul, sebab: sebab ?? 'tidak ada draf dari angka' });
  }
  return { calon, bukan };
}

function sebabOf(bagian: NarasiBagian, { open, isUnsaved }: Sekarang): string | null {
  if (!isEmpty(bagian)) return 'sudah ditulis, tidak diganti';
  if (open === bagian.kode) return 'sedang Anda tulis di halaman ini';
  if (bagian.pemegang !== null)
    return `sedang ditulis oleh ${bagian.pemegang.sesi_ini ? 'Anda di tab lain' : bagian.pemegang.nama}`;
  return isUnsaved(bagian.kode) ? 'naskah yang Anda ketik belum tersimpan' : null;
}
