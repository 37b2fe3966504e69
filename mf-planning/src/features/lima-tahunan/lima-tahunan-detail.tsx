import { type LimaTahunanRow, limaTahunanFields } from '@selaras/contracts';
import { formatMeasure, formatRange, statusCapaianOf, targetText, yearsOfPeriod } from '@selaras/domain';
import { type DetailSection, type Measure, viewsOf } from '@selaras/resource/core';
import { definisiFacts } from '../kinerja/kinerja-detail';
import { NoteList } from '../kinerja/note-list';

const { fact } = viewsOf({ fields: limaTahunanFields });

const positions = [1, 2, 3, 4, 5] as const;

/** Figures of the five years; failed factors are known of the chosen one. */
export const limaTahunanMeasures = (row: LimaTahunanRow, tahun: number): readonly Measure[] =>
  positions.map((posisi, index) => ({
    label: `Tahun ${yearsOfPeriod(row.tahun_mulai)[index]}`,
    target: row[`target_${posisi}`],
    targetText: targetText({ ...row, target: row[`target_${posisi}`] }),
    realisasi: row[`realisasi_${posisi}`],
    capaian: row[`capaian_${posisi}`],
    satuan: row.satuan,
    status: statusCapaianOf(
      row[`capaian_${posisi}`],
      row.csf_gagal && yearsOfPeriod(row.tahun_mulai)[index] === tahun,
    ),
  }));

/** Parts of a detail page below the row's own texts. */
export const limaTahunanDetailSections: readonly DetailSection<LimaTahunanRow>[] = [
  {
    title: 'Ukuran',
    facts: (row) => [
      fact(row, 'satuan'),
      fact(row, 'polaritas'),
      fact(row, 'tipe_hitung'),
      { ...fact(row, 'baseline'), value: formatMeasure(row.baseline) },
      ...(row.polaritas === 'range'
        ? [{ term: 'Rentang', value: formatRange(row.range_min, row.range_max) }]
        : []),
      fact(row, 'label_pembanding'),
      { ...fact(row, 'sumber_data'), wide: true },
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
