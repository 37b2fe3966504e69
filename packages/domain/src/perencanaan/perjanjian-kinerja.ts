import type { JenisPerjanjian } from '../codes/perjanjian';
import { nomenklaturTitles } from '../words/nomenklatur';

interface Terbitan {
  readonly tahun: number;
  /** 0 for the original, then the number of the amendment. */
  readonly perubahan_ke: number;
}

/** `PERJANJIAN KINERJA TAHUN 2025`, or its amendment; the second amendment says that it is. */
export function perjanjianTitle({ tahun, perubahan_ke }: Terbitan): string {
  const perubahan = ['', 'PERUBAHAN '][perubahan_ke] ?? `PERUBAHAN KE-${perubahan_ke} `;
  return `PERJANJIAN KINERJA ${perubahan}TAHUN ${tahun}`;
}

/** What the second table of the annex lists: programs for a head, activities for a division, else sub-activities. */
export function anggaranName(jenis: JenisPerjanjian): string {
  const { program, kegiatan, sub_kegiatan } = nomenklaturTitles;
  if (jenis === 'pemda' || jenis === 'sasaran-strategis-pd') return program;
  return jenis === 'kinerja-program' ? kegiatan : sub_kegiatan;
}

const janji =
  'berjanji akan mewujudkan target kinerja yang seharusnya sesuai lampiran perjanjian ini, dalam rangka mencapai target kinerja jangka menengah seperti yang telah ditetapkan dalam dokumen perencanaan. Keberhasilan dan kegagalan pencapaian target kinerja tersebut menjadi tanggung jawab kami.';

/** The sentences of the form, as printed and as shown (domain §5). */
export const perjanjianSentences = {
  pembuka:
    'Dalam rangka mewujudkan manajemen pemerintahan yang efektif, transparan, dan akuntabel serta berorientasi pada hasil,',
  /** The regent declares alone. */
  pernyataan: 'yang bertanda tangan di bawah ini:',
  kesepakatan: 'kami yang bertanda tangan di bawah ini:',
  janji,
  supervisi:
    'Pihak kedua akan melakukan supervisi yang diperlukan serta akan melakukan evaluasi terhadap capaian kinerja dari perjanjian ini dan mengambil tindakan yang diperlukan dalam rangka pemberian penghargaan dan sanksi.',
} as const;

/** The number of each row's goal, given to its first row; null for the rows that share it. */
export function sasaranNumber(items: readonly { readonly sasaran: string }[]): (number | null)[] {
  let nomor = 0;
  return items.map(({ sasaran }, index) => {
    if (items[index - 1]?.sasaran === sasaran) return null;
    nomor += 1;
    return nomor;
  });
}
