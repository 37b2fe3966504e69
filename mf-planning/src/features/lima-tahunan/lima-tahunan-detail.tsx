import type { AnswerOf, sasaranStrategisPdCalls } from '@selaras/contracts';
import {
  formatDecimal,
  pembandingWords,
  polaritasMeanings,
  statusCapaianOf,
  tipeHitungMeanings,
  yearsOfPeriod,
} from '@selaras/domain';
import type { DetailSection, Measure } from '@selaras/resource/core';
import { definisiFacts } from '../kinerja/kinerja-detail';
import { NoteList } from '../kinerja/note-list';

type PdRow = AnswerOf<(typeof sasaranStrategisPdCalls)['get']>['data'];

/** What whole rows of both five-year levels have in common. */
export type LimaTahunanRow = Omit<
  PdRow,
  | 'sasaran_strategis_rpjmd'
  | 'tujuan_pd'
  | 'sasaran_strategis_satker'
  | 'iku'
  | 'is_kinerja_direktur_rsud'
  | 'render_status'
  | 'skp'
  | 'csf_gagal'
  | 'definisi_operasional'
  | 'kinerja_bayangan_sasaran'
  | 'kinerja_bayangan_indikator'
>;

const positions = [1, 2, 3, 4, 5] as const;

/** Figures of the five years. */
export const limaTahunanMeasures = (row: LimaTahunanRow): readonly Measure[] =>
  positions.map((posisi, index) => ({
    label: `Tahun ${yearsOfPeriod(row.tahun_mulai)[index]}`,
    target: row[`target_${posisi}`],
    realisasi: row[`realisasi_${posisi}`],
    capaian: row[`capaian_${posisi}`],
    satuan: row.satuan,
    status: statusCapaianOf(row[`capaian_${posisi}`], false),
  }));

/** Parts of a detail page below the row's own texts. */
export const limaTahunanDetailSections: readonly DetailSection<LimaTahunanRow>[] = [
  {
    title: 'Ukuran',
    facts: (row) => [
      { term: 'Satuan', value: row.satuan },
      { term: 'Polaritas', value: polaritasMeanings[row.polaritas] },
      { term: 'Cara hitung', value: tipeHitungMeanings[row.tipe_hitung] },
      { term: 'Kondisi awal', value: formatDecimal(row.baseline, 4) },
      ...(row.polaritas === 'range'
        ? [{ term: 'Rentang', value: `${formatDecimal(row.range_min)}–${formatDecimal(row.range_max)}` }]
        : []),
      {
        term: 'Pembanding',
        value: pembandingWords[row.label_pembanding],
      },
      { term: 'Sumber data', value: row.sumber_data, wide: true },
    ],
  },
  { title: 'Definisi operasional', facts: definisiFacts },
  {
    title: 'Faktor keberhasilan (CSF)',
    when: (row) => row.kinerja_tercapai.length + row.kinerja_tidak_tercapai.length > 0,
    facts: (row) => [
      { term: 'CSF terpenuhi', value: <NoteList notes={row.kinerja_tercapai} />, wide: true },
      { term: 'CSF gagal', value: <NoteList notes={row.kinerja_tidak_tercapai} />, wide: true },
    ],
  },
];
