import { alasanEfisiensi, alasanEfisiensiWords, type Efisiensi, serapan } from '../../../capaian/anggaran';
import { formatPercent, formatRupiah } from '../../../numbers/format-number';
import { sumRupiah } from '../../../numbers/sum-rupiah';
import { type KolomLaporan, kolomNomor, type TabelLaporan, tabelLaporan } from './tabel-laporan';

/** Money of a programme, or of a unit's programmes together, rupiah. */
export interface BarisAnggaran {
  readonly kode: string | null;
  readonly nama: string;
  readonly pagu: number;
  readonly realisasi: number | null;
  readonly serapan: number | null;
}

/** What the rows of the budget are. */
export type RincianAnggaran = 'Program' | 'Perangkat daerah';

const money = { lebar: 4, rata: 'kanan' } as const;

const named = (rincian: RincianAnggaran): KolomLaporan<BarisAnggaran>[] => [
  kolomNomor,
  ...(rincian === 'Program' ? [{ judul: 'Kode', lebar: 2, isi: ({ kode }: BarisAnggaran) => kode }] : []),
  { judul: rincian, lebar: 7, isi: ({ nama }) => nama, total: 'Jumlah' },
];

/** What may be spent. */
export const tabelPagu = (rincian: RincianAnggaran, rows: readonly BarisAnggaran[]): TabelLaporan =>
  tabelLaporan({
    kode: 'anggaran-program',
    judul: `Anggaran menurut ${rincian.toLowerCase()}`,
    kolom: [
      ...named(rincian),
      {
        judul: 'Pagu',
        ...money,
        isi: ({ pagu }) => formatRupiah(pagu),
        total: formatRupiah(sumRupiah(rows.map(({ pagu }) => pagu))),
      },
    ],
    rows,
    catatan: 'Sumber: anggaran program tahun berjalan.',
  });

/** What was spent of it; of what nobody reported nothing counts as spent. */
export function tabelRealisasi(rincian: RincianAnggaran, rows: readonly BarisAnggaran[]): TabelLaporan {
  const known = rows.flatMap(({ realisasi }) => realisasi ?? []);
  const [pagu, realisasi] = [
    sumRupiah(rows.map((row) => row.pagu)),
    known.length === 0 ? null : sumRupiah(known),
  ];
  const silent = rows.length - known.length;
  return tabelLaporan({
    kode: 'realisasi-anggaran',
    judul: `Realisasi anggaran menurut ${rincian.toLowerCase()}`,
    kolom: [
      ...named(rincian),
      { judul: 'Pagu', ...money, isi: (row) => formatRupiah(row.pagu), total: formatRupiah(pagu) },
      {
        judul: 'Realisasi',
        ...money,
        isi: (row) => formatRupiah(row.realisasi),
        total: formatRupiah(realisasi),
      },
      {
        judul: 'Serapan',
        lebar: 2,
        rata: 'kanan',
        isi: (row) => formatPercent(row.serapan),
        total: formatPercent(serapan(pagu, realisasi)),
      },
    ],
    rows,
    catatan: `Sumber: realisasi anggaran program.${silent === 0 ? '' : ` ${silent} baris belum melaporkan realisasi.`}`,
  });
}

/** A goal with the money of its programmes, and what of it was saved. */
export interface BarisEfisiensiLaporan {
  readonly indikator: string;
  readonly capaian: number | null;
  readonly pagu: number | null;
  readonly realisasi: number | null;
  readonly efisiensi: Efisiensi | null;
}

export interface JumlahEfisiensiLaporan {
  readonly pagu: number;
  readonly realisasi: number;
  readonly efisiensi: Efisiensi | null;
}

/** What was saved where targets were met; without `jumlah` no line below. */
export function tabelEfisiensi(
  place: { readonly kode: string; readonly judul: string },
  rows: readonly BarisEfisiensiLaporan[],
  jumlah: JumlahEfisiensiLaporan | null,
): TabelLaporan {
  const total = (text: string) => (jumlah === null ? {} : { total: text });
  const reason = (row: BarisEfisiensiLaporan) => {
    const alasan = alasanEfisiensi(row);
    return alasan === null ? 'Target tercapai.' : alasanEfisiensiWords[alasan];
  };
  return tabelLaporan({
    ...place,
    kolom: [
      { judul: 'Indikator', lebar: 5, isi: ({ indikator }) => indikator, ...total('Jumlah') },
      { judul: 'Capaian', lebar: 2, rata: 'kanan', isi: ({ capaian }) => formatPercent(capaian) },
      {
        judul: 'Pagu',
        ...money,
        isi: ({ pagu }) => formatRupiah(pagu),
        ...total(formatRupiah(jumlah?.pagu ?? null)),
      },
      {
        judul: 'Realisasi',
        ...money,
        isi: ({ realisasi }) => formatRupiah(realisasi),
        ...total(formatRupiah(jumlah?.realisasi ?? null)),
      },
      {
        judul: 'Efisiensi',
        lebar: 4,
        rata: 'kanan',
        isi: ({ efisiensi }) => savedText(efisiensi),
        ...total(savedText(jumlah?.efisiensi ?? null)),
      },
      { judul: 'Keterangan', lebar: 4, isi: reason },
    ],
    rows,
    catatan: 'Efisiensi dihitung hanya bila target tercapai. Sumber: anggaran dan realisasi program.',
  });
}

const savedText = (saved: Efisiensi | null) =>
  saved === null ? '' : `${formatRupiah(saved.nominal)} (${formatPercent(saved.persen)})`;
