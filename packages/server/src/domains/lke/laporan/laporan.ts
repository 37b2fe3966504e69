import { createHash } from 'node:crypto';
import { catatanNilaiLkeFields, type LkeHasilDetail, type LkeInstrumen } from '@selaras/contracts';
import { EMPTY_VALUE, formatDate, formatDecimal, formatNilaiLke, predikatLkeSteps } from '@selaras/domain';
import { qrPng } from '../../../kit/qr/qr-png';
import { type Hasil, kolomOf } from '../hasil/hasil-rows';
import { partsOf } from '../hasil/read-hasil';
import type { Bagian } from './laporan-bagian';
import { type TindakLanjutLaporan, tindakLanjutParts } from './laporan-tindak-lanjut';

export interface Laporan {
  readonly judul: string;
  readonly satuan_kerja: string;
  readonly instansi: string;
  readonly bagian: readonly Bagian[];
  /** Who signs: the head of the Inspektorat. */
  readonly penandatangan: Penandatangan;
  /** Where and when it was decided, above the signature. */
  readonly waktu: string;
  /** SHA-256 of the contents, so that both forms and every print can be compared. */
  readonly sidik: string;
  /** Where everybody can look the result up, as text and as a QR code. */
  readonly periksa: { readonly teks: string; readonly qr: Buffer };
}

export interface Penandatangan {
  readonly nama: string;
  readonly jabatan: string;
  readonly pangkat: string | null;
  readonly nip: string | null;
}

export interface LaporanInput {
  readonly instrumen: LkeInstrumen;
  readonly hasil: Hasil;
  readonly rekomendasi: LkeHasilDetail['rekomendasi'];
  readonly tren: LkeHasilDetail['tren'];
  /** When the plenary decided; null where that was not recorded. */
  readonly final: string | null;
  readonly penandatangan: Penandatangan;
  readonly instansi: string;
  /** Of the year before. */
  readonly tindakLanjut: readonly TindakLanjutLaporan[];
  /** Where letters of the regency are signed; null: no letter said so yet. */
  readonly tempat: string | null;
  /** Address of the public result. */
  readonly alamat: string;
}

const judul = (teks: string): Bagian => ({ jenis: 'judul', teks });
const paragraf = (teks: string): Bagian => ({ jenis: 'paragraf', teks });

/** The evaluation report (LHE) of a unit whose evaluation is final: basis, scope, result, recommendations, follow-up, closing. */
export function laporanOf(input: LaporanInput): Laporan {
  const { instrumen, hasil, final, penandatangan, instansi, tempat, alamat } = input;
  const { tahun } = instrumen;
  const satuan_kerja = hasil.stored.satuan_kerja_nama;
  const bagian = [
    ...opening(input),
    ...results(input),
    ...recommendations(input),
    ...tindakLanjutParts(input.tindakLanjut, { tahun: tahun - 1, final }),
    ...closing(satuan_kerja),
  ];
  const isi = {
    judul: `LAPORAN HASIL EVALUASI AKUNTABILITAS KINERJA TAHUN ${tahun}`,
    satuan_kerja,
    instansi,
    bagian,
    penandatangan,
    waktu: `${tempat ?? '..................'}, ${final === null ? '..................' : formatDate(final)}`,
  };
  const periksa = { teks: `Hasil evaluasi ini dapat diperiksa pada ${alamat}`, qr: qrPng(alamat) };
  return { ...isi, periksa, sidik: createHash('sha256').update(JSON.stringify(isi)).digest('hex') };
}

const opening = ({ instrumen, hasil }: LaporanInput): Bagian[] => [
  judul('1. Dasar'),
  paragraf(
    'Peraturan Menteri Pendayagunaan Aparatur Negara dan Reformasi Birokrasi Nomor 88 Tahun 2021 tentang Evaluasi Akuntabilitas Kinerja Instansi Pemerintah.',
  ),
  judul('2. Ruang lingkup'),
  paragraf(
    `Evaluasi atas ${hasil.stored.satuan_kerja_nama} tahun ${instrumen.tahun} memakai instrumen ${instrumen.nama}: ${instrumen.komponen.length} komponen dengan ${partsOf(instrumen).kriteria} kriteria, dinilai mandiri oleh satuan kerja, dinilai penilai dalam dua tahap, dan ditetapkan dalam pleno.`,
  ),
];

function results({ instrumen, hasil, tren }: LaporanInput): Bagian[] {
  const kinds = (['mandiri', 'pertama', 'kedua', 'pleno'] as const).map((kind) => kolomOf(hasil, kind));
  const baris = instrumen.komponen.map(({ nomor, nama, bobot }, at) => [
    `${nomor}. ${nama}`,
    formatDecimal(bobot),
    ...kinds.map((kolom) => points(kolom?.komponen[at])),
  ]);
  const step = predikatLkeSteps.find(({ above }) => hasil.nilai !== null && hasil.nilai > above);
  const before = tren.find(({ tahun, hasil: kind }) => tahun === instrumen.tahun - 1 && kind === 'pleno');
  return [
    judul('3. Hasil evaluasi'),
    paragraf(
      `${hasil.stored.satuan_kerja_nama} memperoleh nilai ${points(hasil.nilai)} dengan predikat ${step?.kode ?? EMPTY_VALUE} (${step?.label ?? EMPTY_VALUE}).${before === undefined ? '' : ` Tahun ${before.tahun} nilainya ${points(before.nilai)}.`}`,
    ),
    {
      jenis: 'tabel',
      kepala: ['Komponen', 'Bobot', 'Mandiri', 'Penilaian 1', 'Penilaian 2', 'Pleno'],
      lebar: [40, 10, 12, 13, 13, 12],
      baris: [...baris, ['Jumlah', '100', ...kinds.map((kolom) => points(kolom?.nilai))]],
    },
    ...instrumen.komponen.flatMap(({ nomor }, at) => {
      const alasan = hasil.isi?.pleno?.[at]?.alasan ?? null;
      return alasan === null ? [] : [paragraf(`Perubahan pada pleno, komponen ${nomor}: ${alasan}`)];
    }),
  ];
}

const { catatan, rekomendasi: advice } = catatanNilaiLkeFields;

function recommendations({ instrumen, rekomendasi }: LaporanInput): Bagian[] {
  const parts = instrumen.komponen.flatMap(({ id, nomor, nama }): Bagian[] => {
    const own = rekomendasi.filter(({ komponen_id }) => komponen_id === id);
    if (own.length === 0) return [];
    return [
      paragraf(`Komponen ${nomor}. ${nama}`),
      {
        jenis: 'tabel',
        kepala: ['Kriteria', catatan.label, advice.label],
        lebar: [34, 33, 33],
        baris: own.map((row) => [
          `${row.nomor} ${row.uraian}`,
          row.catatan ?? EMPTY_VALUE,
          row.rekomendasi ?? (row.diperbaiki === null ? EMPTY_VALUE : solvedText(row.diperbaiki)),
        ]),
      },
    ];
  });
  return [
    judul('4. Catatan dan rekomendasi'),
    ...(parts.length === 0 ? [paragraf('Tidak ada catatan dan rekomendasi.')] : parts),
  ];
}

/** What was found at first and repaired before the second round. */
const solvedText = (temuan: string) => `Selesai diperbaiki pada penilaian kedua. Semula: ${temuan}`;

const closing = (satuanKerja: string): Bagian[] => [
  judul('6. Penutup'),
  paragraf(
    `Demikian laporan hasil evaluasi ini disampaikan. ${satuanKerja} diharapkan menindaklanjuti seluruh rekomendasi di atas.`,
  ),
];

const points = (nilai: number | null | undefined) => formatNilaiLke(nilai ?? null);
