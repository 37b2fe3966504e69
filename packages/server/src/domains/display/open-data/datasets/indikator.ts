import { asalIndikator, idSchema } from '@selaras/contracts';
import { capaianOf, formatMeasure, formatPercent, targetText, verdictSentence } from '@selaras/domain';
import { z } from 'zod';
import {
  angka,
  capaianColumn,
  column,
  datasetTable,
  idColumn,
  measureColumns,
  realisasiColumn,
  statusColumn,
  targetColumn,
} from '../../../../kit/open-data/dataset-table';
import { defineDataset } from '../../../../kit/open-data/define-dataset';
import { publicVisibility } from '../../../../kit/visibility/visibility';
import { indikator } from '../../indikator-routes';
import { datasetTitle } from '../dataset-words';

/** One indicator through the years of its period, as far as the public sees them; below key indicators the year alone. */
export const indikatorDatasets = [
  defineDataset(
    '/public-display/indikator/{pemilik}/{id}',
    z.object({ pemilik: z.enum(asalIndikator), id: idSchema }),
    async ({ db, tahun, query }) => {
      const {
        data: { iku, definisi_berubah },
      } = await indikator.make({ db, tahun, query, visibility: publicVisibility });
      const years = iku.tren.map((point) => ({ ...iku, ...point, capaian: capaianOf({ ...iku, ...point }) }));
      const { satuan_kerja_id, satuan_kerja_nama } = iku.satuan_kerja;
      return {
        judul: datasetTitle(`${iku.indikator}:`, satuan_kerja_nama, tahun),
        kalimat: verdictSentence(iku, tahun),
        satuanKerja: { satuan_kerja_id, satuan_kerja_nama },
        utama: [
          { label: 'Target', teks: [targetText(iku), iku.satuan].filter(Boolean).join(' ') },
          { label: 'Realisasi', teks: [formatMeasure(iku.realisasi), iku.satuan].filter(Boolean).join(' ') },
          { label: 'Capaian', teks: formatPercent(iku.capaian) },
        ],
        ...datasetTable(
          [
            idColumn<(typeof years)[number]>((row) => `tahun-${row.tahun}`),
            column<(typeof years)[number]>(
              'tahun',
              'Tahun',
              'Tahun target dan realisasi.',
              (row) => row.tahun,
              angka,
            ),
            ...measureColumns<(typeof years)[number]>(),
            targetColumn(),
            realisasiColumn(),
            capaianColumn(),
            statusColumn(),
            column<(typeof years)[number]>(
              'definisi',
              'Definisi',
              'Apakah definisinya berubah sejak tahun sebelumnya; bila berubah, hasilnya tidak sebanding.',
              (row) => (definisi_berubah.includes(row.tahun) ? 'Berubah' : 'Tetap'),
            ),
          ],
          years,
        ),
        grafik: {
          jenis: 'garis',
          labels: years.map((row) => String(row.tahun)),
          series: [
            { id: 'target', label: 'Target', nilai: years.map(({ target }) => target) },
            { id: 'realisasi', label: 'Realisasi', nilai: years.map(({ realisasi }) => realisasi) },
          ],
          satuan: iku.satuan ?? '',
          putus: years.flatMap(({ tahun: year }, at) => (definisi_berubah.includes(year) ? [at] : [])),
        },
      };
    },
  ),
];
