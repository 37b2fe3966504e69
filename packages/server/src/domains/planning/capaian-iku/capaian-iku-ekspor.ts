import type { CapaianIku } from '@selaras/contracts';
import { perbandinganNasional, predikatCapaian } from '@selaras/domain';
import type { KolomEkspor } from '../../../kit/resource/resource';
import type { IkuRow } from './capaian-iku';

interface Kolom {
  readonly judul: string;
  nilai(row: CapaianIku): string | number | null;
}

const polaritas = {
  maximize: 'Makin tinggi makin baik',
  minimize: 'Makin rendah makin baik',
  range: 'Rentang',
};

const kolom = (tahunan: readonly number[]): readonly Kolom[] => [
  { judul: 'Nomor', nilai: ({ nomor }) => nomor },
  { judul: 'Satuan kerja', nilai: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama },
  { judul: 'Sasaran', nilai: ({ sasaran }) => sasaran },
  { judul: 'Indikator', nilai: ({ indikator }) => indikator },
  { judul: 'Satuan', nilai: ({ satuan }) => satuan },
  { judul: 'Polaritas', nilai: (row) => polaritas[row.polaritas] },
  { judul: 'Batas bawah', nilai: ({ range_min }) => range_min },
  { judul: 'Batas atas', nilai: ({ range_max }) => range_max },
  { judul: 'Target', nilai: ({ target }) => target },
  { judul: 'Realisasi', nilai: ({ realisasi }) => realisasi },
  { judul: 'Capaian (%)', nilai: ({ capaian }) => capaian },
  { judul: 'Predikat', nilai: ({ capaian }) => predikatCapaian(capaian) },
  { judul: 'Pertumbuhan (%)', nilai: ({ pertumbuhan }) => pertumbuhan },
  { judul: 'Terhadap target akhir (%)', nilai: ({ capaian_target_akhir }) => capaian_target_akhir },
  { judul: 'Pembanding', nilai: ({ rata_nasional }) => rata_nasional },
  { judul: 'Jenis pembanding', nilai: ({ label_pembanding }) => label_pembanding },
  { judul: 'Perbandingan', nilai: perbandinganWords },
  { judul: 'Kondisi awal', nilai: ({ baseline }) => baseline },
  ...tahunan.flatMap((tahun, index) =>
    (['target', 'realisasi', 'capaian'] as const).map((nama) => ({
      judul: `${nama[0]?.toUpperCase()}${nama.slice(1)} ${tahun}`,
      nilai: (row: CapaianIku) => row.tahunan[index]?.[nama] ?? null,
    })),
  ),
];

/** Columns of the spreadsheet: the chosen year first, then the whole period. */
export const kolomIku = (
  tahunan: readonly number[],
  present: (row: IkuRow) => CapaianIku,
): readonly KolomEkspor[] =>
  kolom(tahunan).map(({ judul, nilai }) => ({
    judul,
    nilai: (row) => nilai(present(row as unknown as IkuRow)),
  }));

function perbandinganWords({ indikator_id, realisasi, rata_nasional }: CapaianIku): string {
  return perbandinganNasional({
    indikatorId: indikator_id ?? Number.NaN,
    realisasi,
    pembanding: rata_nasional,
  }).teks;
}
