import { idSchema, tingkatRencanaTerintegrasi, tingkatRkt } from '@selaras/contracts';
import {
  downTo,
  formatDecimal,
  formatRupiahWords,
  type PlanLine,
  planLineOf,
  rkpdDepths,
  rkpdLines,
  rktDepths,
  terintegrasiDepths,
} from '@selaras/domain';
import { z } from 'zod';
import {
  capaianColumn,
  column,
  datasetTable,
  idColumn,
  measureColumns,
  realisasiColumn,
  rupiah,
  statusColumn,
  targetColumn,
  type ValueColumn,
} from '../../../../kit/open-data/dataset-table';
import { defineDataset } from '../../../../kit/open-data/define-dataset';
import { publicVisibility } from '../../../../kit/visibility/visibility';
import { rencanaTerintegrasi } from '../../rencana-aksi/rencana-aksi-routes';
import { rkpd, rkt } from '../../rencana-tahunan/rencana-tahunan-routes';
import { datasetTitle, datasetUnit, reachedFigures, reachedSentence } from '../dataset-words';
import { makro, mikro } from '../page-paths';
import { quarterColumns } from '../quarter-columns';

/** The level that the page shows the plan down to. */
const depthQuery = (depths: readonly { readonly value: string }[]) =>
  z.enum(depths.map(({ value }) => value)).default(depths[0]?.value ?? '');

const depthOf = (depths: readonly { readonly value: string; readonly depth: number }[], asked: string) =>
  depths.find(({ value }) => value === asked)?.depth ?? 0;

const lineColumns = <Line extends PlanLine>(): readonly ValueColumn<Line>[] => [
  idColumn(({ id }) => id),
  column(
    'tingkat',
    'Tingkat',
    'Apa baris ini: sasaran, perangkat daerah, program dan seterusnya.',
    (line) => line.level,
  ),
  column('kode', 'Kode', 'Kode dalam nomenklatur.', ({ kode }) => kode),
  column('uraian', 'Uraian', 'Nama dalam nomenklatur, atau hasil yang diinginkan.', ({ text }) => text),
  ...measureColumns<Line>(),
  targetColumn(),
];

const paguColumn = <Line extends PlanLine>(): ValueColumn<Line> =>
  column(
    'pagu',
    'Pagu',
    'Anggaran; pada sasaran dan perangkat daerah jumlah program di bawahnya. Jangan dijumlahkan antartingkat.',
    ({ pagu }) => pagu,
    rupiah,
  );

const planColumns: readonly ValueColumn<PlanLine>[] = [...lineColumns(), paguColumn()];

const ceilings = (lines: readonly PlanLine[]) =>
  ({
    jenis: 'batang',
    labels: lines.map(({ text }) => text),
    series: [{ id: 'pagu', label: 'Pagu', nilai: lines.map(({ pagu }) => pagu) }],
    satuan: 'rupiah',
  }) as const;

const regency = defineDataset(
  makro('rkpd'),
  z.object({ sampai: depthQuery(rkpdDepths) }),
  async ({ db, tahun, query: { sampai } }) => {
    const { data } = await rkpd.make({ db, tahun, query: undefined, visibility: publicVisibility });
    const lines = rkpdLines(data);
    const pagu = formatRupiahWords(data.pagu);
    return {
      judul: datasetTitle('Rencana kerja pemerintah daerah (RKPD)', null, tahun),
      kalimat: `${formatDecimal(data.sasaran.length)} sasaran kabupaten tahun ${tahun} didukung program dengan pagu ${pagu}.`,
      satuanKerja: null,
      utama: [
        { label: 'Pagu', teks: pagu },
        { label: 'Sasaran', teks: formatDecimal(data.sasaran.length) },
        { label: 'Perangkat daerah belum disetujui', teks: formatDecimal(data.belum_disetujui) },
      ],
      ...datasetTable(planColumns, downTo(lines, depthOf(rkpdDepths, sampai))),
      grafik: ceilings(downTo(lines, 0)),
    };
  },
);

const unit = defineDataset(
  mikro('rkt'),
  z.object({ satuan_kerja_id: idSchema, sampai: depthQuery(rktDepths) }),
  async ({ db, tahun, query: { satuan_kerja_id, sampai } }) => {
    const { data } = await rkt.make({ db, tahun, query: { satuan_kerja_id }, visibility: publicVisibility });
    const satuanKerja = await datasetUnit(db, satuan_kerja_id);
    const lines = data.baris.map((row) => planLineOf(row, tingkatRkt.indexOf(row.tingkat)));
    const goals = downTo(lines, 0);
    const pagu = formatRupiahWords(data.pagu);
    return {
      judul: datasetTitle('Rencana kerja tahunan (RKT)', satuanKerja.satuan_kerja_nama, tahun),
      kalimat: `${formatDecimal(goals.length)} IKU tahun ${tahun} didukung program dengan pagu ${pagu}.`,
      satuanKerja,
      utama: [
        { label: 'Pagu', teks: pagu },
        { label: 'IKU', teks: formatDecimal(goals.length) },
      ],
      ...datasetTable(planColumns, downTo(lines, depthOf(rktDepths, sampai))),
      grafik: ceilings(goals),
    };
  },
);

const integrated = (name: string, what: string) =>
  defineDataset(
    mikro(name),
    z.object({ satuan_kerja_id: idSchema, sampai: depthQuery(terintegrasiDepths) }),
    async ({ db, tahun, query: { satuan_kerja_id, sampai } }) => {
      const { data } = await rencanaTerintegrasi.make({
        db,
        tahun,
        query: { satuan_kerja_id },
        visibility: publicVisibility,
      });
      const satuanKerja = await datasetUnit(db, satuan_kerja_id);
      const all = data.map((row) => ({
        ...row,
        ...planLineOf(row, tingkatRencanaTerintegrasi.indexOf(row.tingkat)),
      }));
      const shown = downTo(all, depthOf(terintegrasiDepths, sampai));
      return {
        judul: datasetTitle(what, satuanKerja.satuan_kerja_nama, tahun),
        kalimat: reachedSentence(shown, 'baris rencana'),
        satuanKerja,
        utama: reachedFigures(shown),
        ...datasetTable(
          [
            ...lineColumns<(typeof shown)[number]>(),
            ...quarterColumns<(typeof shown)[number]>(),
            realisasiColumn(),
            capaianColumn(),
            statusColumn(),
            paguColumn(),
          ],
          shown,
        ),
        grafik: null,
      };
    },
  );

/** Plans of the year: the regency's, a unit's, and a unit's with the quarters of all its levels. */
export const rencanaTahunanDatasets = [
  regency,
  unit,
  integrated('rencana-aksi-terintegrasi', 'Rencana aksi terintegrasi'),
  integrated('realisasi-rencana-aksi-terintegrasi', 'Realisasi rencana aksi terintegrasi'),
];
