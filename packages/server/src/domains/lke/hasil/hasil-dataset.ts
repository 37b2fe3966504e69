import type { LkeHasilPublik } from '@selaras/contracts';
import { formatDecimal, formatNilaiLke, hasilLkeWords, predikatLke } from '@selaras/domain';
import { z } from 'zod';
import type { DatasetContent } from '../../../kit/open-data/dataset';
import {
  angka,
  column,
  datasetTable,
  idColumn,
  unitColumns,
  type ValueColumn,
} from '../../../kit/open-data/dataset-table';
import { defineDataset } from '../../../kit/open-data/define-dataset';
import { type PublicHasil, readPublicHasil } from './public-hasil';

type Kind = 'mandiri' | 'pleno';

/** The public twins, and which of the two results each is about. */
const twins = {
  mandiri: {
    path: '/public-display/lke/hasil-self-assessment',
    what: 'Nilai mandiri evaluasi akuntabilitas kinerja',
  },
  pleno: { path: '/public-display/lke/hasil-akhir', what: 'Nilai akhir evaluasi akuntabilitas kinerja' },
} as const;

const meaning = {
  mandiri: 'Nilai yang diberikan satuan kerja kepada dirinya sendiri, dari 100.',
  pleno: 'Nilai yang ditetapkan pleno, dari 100.',
} as const;

const predikat = (nilai: number) => predikatLke(nilai)?.kode ?? null;

function columnsOf(kind: Kind, { komponen }: PublicHasil): readonly ValueColumn<LkeHasilPublik>[] {
  return [
    idColumn(({ satuan_kerja }) => `lke-${satuan_kerja.satuan_kerja_id}`),
    ...unitColumns<LkeHasilPublik>(),
    ...(kind === 'pleno'
      ? [
          column<LkeHasilPublik>(
            'peringkat',
            'Peringkat',
            'Tempat di antara satuan kerja yang sudah final; nilai yang sama berbagi peringkat.',
            (row) => row.peringkat,
            angka,
          ),
        ]
      : []),
    column(
      'nilai',
      `Nilai ${hasilLkeWords[kind].toLowerCase()}`,
      meaning[kind],
      (row) => row[kind].nilai,
      angka,
    ),
    column(
      'predikat',
      'Predikat',
      'AA di atas 90, A di atas 80, BB di atas 70, B di atas 60, CC di atas 50, C di atas 30, D lainnya.',
      (row) => predikat(row[kind].nilai),
    ),
    ...komponen.map(({ nomor, nama, bobot }, at) =>
      column<LkeHasilPublik>(
        `komponen_${nomor}`,
        `${nomor}. ${nama}`,
        `Nilai komponen ini, paling tinggi ${formatDecimal(bobot)}. Jumlah komponen yang dibulatkan dapat berbeda 0,01 dari nilainya.`,
        (row) => row[kind].komponen[at] ?? null,
        angka,
      ),
    ),
  ];
}

function contentOf(kind: Kind, hasil: PublicHasil): DatasetContent {
  const { tahun, data } = hasil;
  const { what } = twins[kind];
  const best = [...data].sort((a, b) => b[kind].nilai - a[kind].nilai)[0];
  return {
    judul: `${what} kabupaten tahun ${tahun}`,
    kalimat:
      best === undefined
        ? `Belum ada hasil evaluasi yang final untuk tahun ${tahun}.`
        : `${formatDecimal(data.length)} satuan kerja sudah final tahun ${tahun}; tertinggi ${best.satuan_kerja.satuan_kerja_nama} dengan nilai ${formatNilaiLke(best[kind].nilai)}.`,
    satuanKerja: null,
    utama: [{ label: 'Satuan kerja final', teks: formatDecimal(data.length) }],
    ...datasetTable(columnsOf(kind, hasil), data),
    grafik: null,
  };
}

/** Final results for everybody to use, as their pages show them (ADR 67). */
export const hasilDatasets = (['mandiri', 'pleno'] as const).map((kind) =>
  defineDataset(twins[kind].path, z.object({}), async ({ db, tahun }) =>
    contentOf(kind, await readPublicHasil(db, tahun)),
  ),
);
