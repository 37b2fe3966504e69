import { type AnswerOf, kinerjaFields, type kinerjaProgramCalls } from '@selaras/contracts';
import {
  allTriwulan,
  capaianOf,
  formatPercent,
  formatRange,
  formatRupiah,
  serapan,
  statusCapaianOf,
  targetText,
  triwulanWord,
} from '@selaras/domain';
import { type DetailSection, type Measure, viewsOf } from '@selaras/resource/core';
import { type Definition, Formula, StatusBadge } from '@selaras/ui';
import { NoteList } from './note-list';
import { ownerView } from './owner-view';
import { pkWords } from './pk-words';

const { fact } = viewsOf({ fields: kinerjaFields });

/** What whole rows of the three yearly levels have in common. */
export type KinerjaRow = Omit<
  AnswerOf<typeof kinerjaProgramCalls.get>['data'],
  'sasaran_strategis_pd' | 'program'
>;

/** Figures of the year and of its quarters. */
export function kinerjaMeasures(row: KinerjaRow): readonly Measure[] {
  const { polaritas, range_min, range_max, satuan } = row;
  const quarterly = allTriwulan.flatMap((tw) => {
    const [target, realisasi] = [row[`target_tw${tw}`], row[`realisasi_tw${tw}`]];
    if (target === null && realisasi === null) return [];
    const capaian = capaianOf({ polaritas, target, realisasi, range_min, range_max });
    return [
      {
        label: triwulanWord(tw),
        target,
        targetText: targetText({ ...row, target }),
        realisasi,
        capaian,
        satuan,
        status: statusCapaianOf(capaian, false),
      },
    ];
  });
  const { target, realisasi, capaian } = row;
  const year = {
    label: `Tahun ${row.tahun_kinerja}`,
    target,
    targetText: targetText(row),
    realisasi,
    capaian,
    satuan,
  };
  return [{ ...year, status: statusCapaianOf(capaian, row.csf_gagal) }, ...quarterly];
}

const rangeWords = ({ range_min, range_max, satuan }: KinerjaRow) =>
  `${formatRange(range_min, range_max)} ${satuan ?? ''}`;

/** Facts of an operational definition. */
export const definisiFacts = (
  row: Pick<KinerjaRow, 'do_narasi' | 'do_rumus' | 'do_keterangan' | 'do_sumber'>,
): readonly Definition[] => [
  fact(row, 'do_narasi'),
  { ...fact(row, 'do_rumus'), value: row.do_rumus && <Formula source={row.do_rumus} /> },
  fact(row, 'do_keterangan'),
  fact(row, 'do_sumber'),
];

/** Parts of a detail page below the parent's, the same for the three yearly levels. */
export const kinerjaDetailSections: readonly DetailSection<KinerjaRow>[] = [
  {
    title: 'Kinerja',
    facts: (row) => [
      fact(row, 'sasaran'),
      fact(row, 'indikator'),
      fact(row, 'satuan'),
      fact(row, 'polaritas'),
      ...(row.polaritas === 'range' ? [{ term: 'Rentang', value: rangeWords(row) }] : []),
      fact(row, 'tipe_hitung'),
      { term: 'Status', value: <StatusBadge status={statusCapaianOf(row.capaian, row.csf_gagal)} /> },
      { term: 'SKP', value: row.skp ? 'Ditandai sebagai SKP' : 'Bukan SKP' },
      { term: 'Perjanjian kinerja', value: pkWords(row.status_upload_pk) },
    ],
  },
  {
    title: 'Anggaran dan pengampu',
    facts: (row) => [
      { term: 'Pengampu', value: ownerView(row), wide: true },
      { term: 'Pagu', value: formatRupiah(row.anggaran) },
      { term: 'Realisasi anggaran', value: formatRupiah(row.realisasi_anggaran) },
      { term: 'Serapan', value: formatPercent(serapan(row.anggaran, row.realisasi_anggaran)) },
    ],
  },
  { title: 'Definisi operasional', facts: definisiFacts },
  {
    title: 'Faktor keberhasilan dan penyebab',
    when: (row) =>
      row.penyebab_kegagalan !== null ||
      row.kinerja_tercapai.length + row.kinerja_tidak_tercapai.length + row.solusi.length > 0,
    facts: (row) => [
      { term: 'CSF terpenuhi', value: <NoteList notes={row.kinerja_tercapai} />, wide: true },
      { term: 'CSF gagal', value: <NoteList notes={row.kinerja_tidak_tercapai} />, wide: true },
      fact(row, 'penyebab_kegagalan'),
      {
        term: 'Perbaikan atas tahun lalu',
        value: <NoteList notes={row.solusi.map(({ id, solusi }) => ({ id, catatan: solusi }))} />,
        wide: true,
      },
    ],
  },
  {
    title: 'Kinerja bayangan',
    when: (row) => row.kinerja_bayangan_sasaran !== null,
    facts: (row) => [fact(row, 'kinerja_bayangan_sasaran'), fact(row, 'kinerja_bayangan_indikator')],
  },
];
