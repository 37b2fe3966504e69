import { measuredServer } from '../../server/servers';
import { type FilledServer, startFilledServer } from '../server/filled-server';

/** Dinas Kesehatan, whose report of this year is with its authors. */
export const UNIT = 1012;
export const TAHUN = 2025;
/** Paragraphs that fill a page of the printed report, about. */
const PER_PAGE = 7;

const chapterOne = ['gambaran-umum', 'tugas-fungsi', 'struktur-organisasi', 'isu-strategis', 'sistematika'];
const others = [
  'visi-misi',
  'iku',
  'perjanjian-kinerja',
  'anggaran',
  'capaian-kinerja',
  'realisasi-anggaran',
  'penutup',
  'lampiran',
];
const SENTENCE =
  'Capaian kinerja tahun ini ditopang oleh layanan yang dijemput ke rumah warga, dan sisanya dikerjakan pada triwulan berikutnya. ';

/** The built server with a unit's report of 100 pages, 50 of them in its first chapter, and the regency's of 400. */
export const startLargeReports = (): Promise<FilledServer> =>
  startFilledServer({
    name: 'rapor',
    port: measuredServer.port,
    statements: [
      ...report(UNIT, { chapterOne: 10, others: 6 }),
      ...report(null, { chapterOne: 31, others: 31 }),
    ],
  });

/** Text of so many pages for each section of a report that is open to its authors. */
function report(unit: number | null, pages: { chapterOne: number; others: number }): string[] {
  const whose = `tahun = ${TAHUN} and satuan_kerja_id is not distinct from ${unit}::bigint`;
  const sections = [
    ...chapterOne.map((kode) => [kode, pages.chapterOne] as const),
    ...others.map((kode) => [kode, pages.others] as const),
  ];
  const values = sections.map(([kode, count]) => `('${kode}', ${count * PER_PAGE})`).join(', ');
  return [
    `insert into lkip (satuan_kerja_id, tahun) values (${unit}, ${TAHUN}) on conflict do nothing`,
    `update lkip set keadaan = 'disusun' where ${whose}`,
    `insert into lkip_bab (lkip_id, bagian, isi, ditulis_pada)
     select lkip.id, s.kode, jsonb_build_object('type', 'doc', 'content', (
       select jsonb_agg(jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(
         jsonb_build_object('type', 'text', 'text', 'Uraian ' || n || '. ' || repeat('${SENTENCE}', 4))))  order by n)
       from generate_series(1, s.alinea) n)), now()
     from lkip, (values ${values}) s(kode, alinea) where ${whose}
     on conflict (lkip_id, bagian) do update set isi = excluded.isi, ditulis_pada = excluded.ditulis_pada`,
  ];
}
