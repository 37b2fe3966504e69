import type { CapaianIku } from '@selaras/contracts';
import { pembandingWords, perbandinganIku, polaritasWords, predikatCapaian } from '@selaras/domain';
import type { SheetColumn } from '../../../kit/resource/resource';
import type { IkuRow } from './capaian-iku';

interface IkuColumn {
  readonly title: string;
  value(row: CapaianIku): string | number | null;
}

const kolom = (tahunan: readonly number[]): readonly IkuColumn[] => [
  { title: 'Nomor', value: ({ nomor }) => nomor },
  { title: 'Satuan kerja', value: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama },
  { title: 'Sasaran', value: ({ sasaran }) => sasaran },
  { title: 'Indikator', value: ({ indikator }) => indikator },
  { title: 'Satuan', value: ({ satuan }) => satuan },
  { title: 'Polaritas', value: (row) => polaritasWords[row.polaritas] },
  { title: 'Batas bawah', value: ({ range_min }) => range_min },
  { title: 'Batas atas', value: ({ range_max }) => range_max },
  { title: 'Target', value: ({ target }) => target },
  { title: 'Realisasi', value: ({ realisasi }) => realisasi },
  { title: 'Capaian (%)', value: ({ capaian }) => capaian },
  { title: 'Predikat (Permendagri 86/2017)', value: ({ capaian }) => predikatCapaian(capaian) },
  { title: 'Pertumbuhan (%)', value: ({ pertumbuhan }) => pertumbuhan },
  { title: 'Terhadap target akhir (%)', value: ({ capaian_target_akhir }) => capaian_target_akhir },
  { title: 'Pembanding', value: ({ rata_nasional }) => rata_nasional },
  { title: 'Jenis pembanding', value: ({ label_pembanding }) => pembandingWords[label_pembanding] },
  { title: 'Arti perbandingan', value: (row) => compared(row).arti?.text ?? null },
  { title: 'Perbandingan', value: (row) => compared(row).text },
  { title: 'Kondisi awal', value: ({ baseline }) => baseline },
  ...tahunan.flatMap((tahun, index) =>
    (['target', 'realisasi', 'capaian'] as const).map((nama) => ({
      title: `${nama[0]?.toUpperCase()}${nama.slice(1)} ${tahun}`,
      value: (row: CapaianIku) => row.tahunan[index]?.[nama] ?? null,
    })),
  ),
];

/** Columns of the spreadsheet: the chosen year first, then the whole period. */
export const ikuColumns = (
  tahunan: readonly number[],
  present: (row: IkuRow) => CapaianIku,
): readonly SheetColumn[] =>
  kolom(tahunan).map(({ title, value }) => ({
    title,
    value: (row) => value(present(row as unknown as IkuRow)),
  }));

const compared = ({ indikator_id, realisasi, rata_nasional, polaritas }: CapaianIku) =>
  perbandinganIku({ indikatorId: indikator_id, realisasi, pembanding: rata_nasional, polaritas });
