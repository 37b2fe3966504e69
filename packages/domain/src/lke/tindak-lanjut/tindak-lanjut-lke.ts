/** States of what a unit does about a recommendation of its evaluation. */
export const keadaanTindakLanjut = ['terbuka', 'diajukan', 'dikembalikan', 'selesai'] as const;
export type KeadaanTindakLanjut = (typeof keadaanTindakLanjut)[number];

/** The same, for people. */
export const keadaanTindakLanjutWords: Readonly<Record<KeadaanTindakLanjut, string>> = {
  terbuka: 'Terbuka',
  diajukan: 'Diajukan',
  dikembalikan: 'Dikembalikan',
  selesai: 'Selesai',
};

/** The same, as the rest of a sentence that begins with "Tindak lanjut ini". */
export const kalimatTindakLanjut: Readonly<Record<KeadaanTindakLanjut, string>> = {
  terbuka: 'masih dikerjakan satuan kerja',
  diajukan: 'sudah diajukan dan menunggu penilai',
  dikembalikan: 'dikembalikan kepada satuan kerja',
  selesai: 'sudah selesai',
};

interface LangkahTindakLanjut {
  readonly dari: readonly KeadaanTindakLanjut[];
  readonly ke: KeadaanTindakLanjut;
  readonly oleh: 'unit' | 'penilai';
  /** The unit is told why. */
  readonly beralasan?: true;
}

/** Who leads a follow-up on: the unit hands it in, its evaluator sends it back with a reason or closes it (domain §4). */
export const langkahTindakLanjut = {
  ajukan: { dari: ['terbuka', 'dikembalikan'], ke: 'diajukan', oleh: 'unit' },
  kembalikan: { dari: ['diajukan'], ke: 'dikembalikan', oleh: 'penilai', beralasan: true },
  tutup: { dari: ['diajukan'], ke: 'selesai', oleh: 'penilai' },
} as const satisfies Readonly<Record<string, LangkahTindakLanjut>>;
export type LangkahTindakLanjutLke = keyof typeof langkahTindakLanjut;

const daftarLangkah = Object.keys(langkahTindakLanjut) as LangkahTindakLanjutLke[];

/** Whether the unit may write in it now. */
export const isTindakLanjutTerbuka = (keadaan: KeadaanTindakLanjut): boolean =>
  keadaan === 'terbuka' || keadaan === 'dikembalikan';

/** The steps that somebody may take now. */
export const langkahTindakLanjutDari = (
  keadaan: KeadaanTindakLanjut,
  pelaku: readonly string[],
): LangkahTindakLanjutLke[] =>
  daftarLangkah.filter((name) => {
    const { dari, oleh } = langkahTindakLanjut[name];
    return (dari as readonly KeadaanTindakLanjut[]).includes(keadaan) && pelaku.includes(oleh);
  });

/** What a follow-up must say before it is handed in. */
export interface IsiTindakLanjut {
  readonly rencana: string | null;
  readonly penanggung_jawab: string | null;
  /** ISO date. */
  readonly tenggat: string | null;
  readonly jumlah_bukti: number;
}

/** What a follow-up lacks before it is handed in, by field, in words; nothing: it is whole. */
export function kekuranganTindakLanjut(isi: IsiTindakLanjut): Readonly<Record<string, string>> {
  return {
    ...(isi.rencana === null && { rencana: 'Tulis rencana tindak lanjut' }),
    ...(isi.penanggung_jawab === null && { penanggung_jawab: 'Tulis penanggung jawab' }),
    ...(isi.tenggat === null && { tenggat: 'Pilih tenggat' }),
    ...(isi.jumlah_bukti === 0 && { bukti: 'Lampirkan eviden' }),
  };
}

/** Whether the unit is late on a day (ISO date); what waits for the evaluator or is closed is not. */
export const isTindakLanjutTerlambat = (
  { keadaan, tenggat }: { readonly keadaan: KeadaanTindakLanjut; readonly tenggat: string | null },
  hariIni: string,
): boolean => isTindakLanjutTerbuka(keadaan) && tenggat !== null && tenggat < hariIni;

/** The year in which a recommendation is followed up: its evidence is filed there, and offered by that year's worksheet. */
export const tahunTindakLanjut = (tahun: number): number => tahun + 1;
