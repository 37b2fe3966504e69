import { idSchema, type KeuanganRow } from '@selaras/contracts';
import {
  allTriwulan,
  formatPercent,
  formatRupiahWords,
  serapan,
  sumRupiah,
  triwulanWord,
} from '@selaras/domain';
import { z } from 'zod';
import type { DatasetChart, DatasetContent } from '../../../../kit/open-data/dataset';
import {
  column,
  datasetTable,
  idColumn,
  persen,
  rupiah,
  type ValueColumn,
} from '../../../../kit/open-data/dataset-table';
import { type DatasetInput, defineDataset } from '../../../../kit/open-data/define-dataset';
import { publicVisibility } from '../../../../kit/visibility/visibility';
import { keuangan } from '../../keuangan/keuangan-routes';
import { datasetTitle, datasetUnit } from '../dataset-words';
import { makro, mikro } from '../page-paths';

const columns = (unit: boolean): readonly ValueColumn<KeuanganRow>[] => [
  idColumn(({ id }) => `${unit ? 'program' : 'satuan-kerja'}-${id}`),
  ...(unit ? [column<KeuanganRow>('kode', 'Kode', 'Kode program.', ({ kode }) => kode)] : []),
  column(
    'nama',
    unit ? 'Program' : 'Satuan kerja',
    'Yang memakai anggaran pada baris ini.',
    ({ nama }) => nama,
  ),
  column('pagu', 'Pagu', 'Anggaran program tahun ini.', ({ pagu }) => pagu, rupiah),
  column(
    'realisasi',
    'Realisasi',
    'Anggaran yang sudah dibelanjakan; kosong selama belum diketahui.',
    ({ realisasi }) => realisasi,
    rupiah,
  ),
  column('serapan', 'Serapan', 'Realisasi terhadap pagu.', (row) => row.serapan, persen),
  column(
    'rata_capaian',
    'Rata-rata capaian',
    'Rata-rata capaian indikator, setiap capaian dihitung paling tinggi 120 persen.',
    ({ capaian }) => capaian,
    persen,
  ),
  ...allTriwulan.flatMap((tw): ValueColumn<KeuanganRow>[] => [
    column(
      `rencana_tw${tw}`,
      `Rencana ${triwulanWord(tw)}`,
      `Rencana belanja triwulan ${tw} saja.`,
      ({ triwulan }) => triwulan[tw - 1]?.rencana ?? null,
      rupiah,
    ),
    column(
      `realisasi_tw${tw}`,
      `Realisasi ${triwulanWord(tw)}`,
      `Belanja triwulan ${tw} saja; kosong selama belum diketahui.`,
      ({ triwulan }) => triwulan[tw - 1]?.realisasi ?? null,
      rupiah,
    ),
  ]),
];

/** Planned and spent of each quarter by itself, of all rows together; a quarter of which nothing is known is a gap. */
const quarters = (rows: readonly KeuanganRow[]): DatasetChart => {
  const sum = (tw: number, name: 'rencana' | 'realisasi') => {
    const known = rows.flatMap(({ triwulan }) => triwulan[tw - 1]?.[name] ?? []);
    return known.length === 0 ? null : sumRupiah(known);
  };
  return {
    jenis: 'batang',
    labels: allTriwulan.map(triwulanWord),
    series: [
      { id: 'target', label: 'Rencana', nilai: allTriwulan.map((tw) => sum(tw, 'rencana')) },
      { id: 'realisasi', label: 'Realisasi', nilai: allTriwulan.map((tw) => sum(tw, 'realisasi')) },
    ],
    satuan: 'rupiah',
  };
};

async function make({
  db,
  tahun,
  query,
}: DatasetInput<{ satuan_kerja_id?: number | undefined }>): Promise<DatasetContent> {
  const { data } = await keuangan.make({ db, tahun, query, visibility: publicVisibility });
  const id = query.satuan_kerja_id;
  const satuanKerja = id === undefined ? null : await datasetUnit(db, id);
  const pagu = sumRupiah(data.map((row) => row.pagu));
  const known = data.flatMap((row) => row.realisasi ?? []);
  const realisasi = known.length === 0 ? null : sumRupiah(known);
  const absorbed = formatPercent(serapan(pagu, realisasi));
  return {
    judul: datasetTitle('Kinerja keuangan', satuanKerja?.satuan_kerja_nama ?? null, tahun),
    kalimat:
      data.length === 0
        ? `Belum ada anggaran tahun ${tahun}.`
        : `Anggaran terserap ${absorbed} dari pagu ${formatRupiahWords(pagu)} tahun ${tahun}.`,
    satuanKerja,
    utama: [
      { label: 'Pagu', teks: formatRupiahWords(pagu) },
      { label: 'Realisasi', teks: formatRupiahWords(realisasi) },
      { label: 'Serapan', teks: absorbed },
    ],
    ...datasetTable(columns(satuanKerja !== null), data),
    grafik: quarters(data),
  };
}

/** Budget and spending: by unit, and by programme of one. */
export const keuanganDatasets = [
  defineDataset(makro('capaian-kinerja-keuangan'), z.object({}), make),
  defineDataset(mikro('capaian-kinerja-keuangan'), z.object({ satuan_kerja_id: idSchema }), make),
];
