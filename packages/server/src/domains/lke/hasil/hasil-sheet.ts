import type { LkeHasilRow, LkeInstrumen } from '@selaras/contracts';
import {
  belumSelesaiLke,
  hasilLke,
  hasilLkeWords,
  keadaanLkeWords,
  keadaanTindakLanjut,
  keadaanTindakLanjutWords,
  predikatLkeSteps,
  TANPA_LEMBAR_LKE,
} from '@selaras/domain';

/** Headings of the recap: components of the points that count, then each kind of points by itself. */
export const hasilHeadings = ({ komponen }: Pick<LkeInstrumen, 'komponen'>): string[] => [
  'Peringkat',
  'Satuan kerja',
  'Keadaan',
  ...komponen.map(({ nomor, nama, bobot }) => `${nomor} ${nama} (${bobot})`),
  'Nilai',
  'Predikat',
  'Sebutan',
  'Jenis nilai',
  ...hasilLke.map((hasil) => `Nilai ${hasilLkeWords[hasil].toLowerCase()}`),
  'Nilai yang belum selesai',
  'Penilai',
  ...keadaanTindakLanjut.map((keadaan) => `Tindak lanjut ${keadaanTindakLanjutWords[keadaan].toLowerCase()}`),
  'Tindak lanjut terlambat',
];

/** Which kinds of points are no result yet, and why: those are compared with nothing. */
const belumSelesai = (row: LkeHasilRow): string | null =>
  hasilLke
    .flatMap((name) => {
      const why = row[name] && belumSelesaiLke(name, row.keadaan, row[name]);
      return why === null ? [] : [`${hasilLkeWords[name]}: ${why}`];
    })
    .join('; ') || null;

/** A unit's line of the recap. */
export function hasilCells(row: LkeHasilRow, { komponen }: Pick<LkeInstrumen, 'komponen'>) {
  const { keadaan, hasil, nilai, predikat, peringkat, penilai, satuan_kerja, tindak_lanjut } = row;
  const counting = hasil === null ? null : row[hasil];
  return [
    peringkat,
    satuan_kerja.satuan_kerja_nama,
    keadaan === null ? TANPA_LEMBAR_LKE : keadaanLkeWords[keadaan],
    ...komponen.map((_, at) => counting?.komponen[at] ?? null),
    nilai,
    predikat,
    predikatLkeSteps.find(({ kode }) => kode === predikat)?.label ?? null,
    hasil === null ? null : hasilLkeWords[hasil],
    ...hasilLke.map((name) => row[name]?.nilai ?? null),
    belumSelesai(row),
    penilai.join(', '),
    ...keadaanTindakLanjut.map((name) => tindak_lanjut?.[name] ?? null),
    tindak_lanjut?.terlambat ?? null,
  ];
}
