import type {
  LkeBagian,
  LkeBaris,
  LkeInstrumen,
  LkeLembar,
  LkePembagian,
  LkeTahap,
} from '@selaras/contracts';

const codes = ['AA', 'A', 'BB', 'B', 'CC', 'C', 'D', 'E'];
const points = [100, 90, 80, 70, 60, 50, 30, 0];

/** An instrument of one component, two sub-components and three criteria. */
export const instrumen: LkeInstrumen = {
  id: 1,
  tahun: 2025,
  nama: 'PermenPANRB 88/2021',
  versi: 1,
  skala: codes.map((kode, at) => ({ kode, nilai: points[at] ?? 0, uraian: `Arti ${kode}` })),
  komponen: [
    {
      id: 1,
      nomor: '1',
      nama: 'Perencanaan Kinerja',
      bobot: 100,
      subKomponen: [
        {
          id: 1,
          nomor: '1.a',
          nama: 'Keberadaan',
          aspek: 'keberadaan',
          bobot: 90,
          kriteria: [
            { id: 1, nomor: 1, uraian: 'Terdapat pedoman.', sumber: [] },
            { id: 2, nomor: 2, uraian: 'Terdapat Renstra.', sumber: ['renstra'] },
          ],
        },
        {
          id: 2,
          nomor: '1.b',
          nama: 'Kualitas',
          aspek: 'kualitas',
          bobot: 10,
          kriteria: [{ id: 3, nomor: 1, uraian: 'Telah diformalkan.', sumber: [] }],
        },
      ],
    },
  ],
};

const empty: LkeTahap = {
  versi: 0,
  jawaban: null,
  uraian: null,
  nilai: null,
  catatan: null,
  rekomendasi: null,
  catatan_internal: null,
  perlu_perbaikan: null,
};

/** A criterion with what was said of it in the first round. */
export const barisOf = (kriteria_id: number, tahap_1: Partial<LkeTahap> = {}): LkeBaris => ({
  kriteria_id,
  tahap_1: { ...empty, ...tahap_1 },
  tahap_2: empty,
  perbaikan: false,
  jumlah_bukti: { tahap_1: 0, tahap_2: 0 },
  bukti: [],
});

/** The worksheet of Dinas Kesehatan as its own people see it while they fill it in. */
export const lembarOf = (baris: readonly LkeBaris[]): LkeLembar => ({
  satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'DINKES' },
  tahun: 2025,
  keadaan: 'draft',
  versi: 4,
  langkah: ['ajukan'],
  menulis: 'unit',
  melihat_bukti: true,
  baris: [...baris],
});

export const pembagianOf = (change: object = {}): LkePembagian => ({
  koordinator: [],
  saya_koordinator: true,
  kriteria_saya: null,
  bagian: [],
  ...change,
});

/** A part that Ani fills in until the end of February. */
export const bagianOf = (change: Partial<LkeBagian> = {}): LkeBagian => ({
  id: 5,
  versi: 1,
  nama: 'Perencanaan',
  user_id: 4,
  struktur_organisasi_id: null,
  pengisi: 'Ani',
  tenggat: '2025-02-28',
  keadaan: 'dibagikan',
  catatan: null,
  kriteria: [2],
  milik_saya: false,
  langkah: [],
  riwayat: [],
  ...change,
});
