import type { Laporan, LaporanGrafik, LaporanTabel, Naskah, NaskahBlok } from '@selaras/contracts';

const KALIMAT =
  'Realisasi 72,61 poin, 100,29 persen dari target 72,40; naik 1,06 persen dari 2023 dan 2,41 poin di bawah rata-rata nasional.';

export const paragraf = (text: string): NaskahBlok => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const sel = (text: string, type: 'tableCell' | 'tableHeader' = 'tableCell', attrs = {}) => ({
  type,
  attrs,
  content: [
    { type: 'paragraph' as const, ...(text !== '' && { content: [{ type: 'text' as const, text }] }) },
  ],
});
const butir = (text: string) => ({
  type: 'listItem' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});

export const gambar = (gambar_id: number): NaskahBlok => ({
  type: 'gambar',
  attrs: { gambar_id, alt: 'Batang yang makin tinggi', keterangan: 'Perkembangan capaian', lebar: 70 },
});

/** Every node and mark of a written text, and signs that mean something to Typst and XML. */
const naskahLengkap = (gambarId: number | null): Naskah => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: `${KALIMAT} Tanda #let x = 1 *bukan* _perintah_ <w:p> & $a^2$ @rujukan \\ [kurung] `,
        },
        { type: 'text', text: 'tebal', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' miring', marks: [{ type: 'italic' }, { type: 'underline' }] },
        { type: 'text', text: ' coret', marks: [{ type: 'strike' }] },
        { type: 'text', text: ' m' },
        { type: 'text', text: '2', marks: [{ type: 'superscript' }] },
        { type: 'catatanKaki', attrs: { isi: 'Sumber: Badan Pusat Statistik, ≥ 2024.' } },
        { type: 'hardBreak' },
        {
          type: 'text',
          text: 'Laman',
          marks: [{ type: 'link', attrs: { href: 'https://contoh.go.id/?a=1&b=2' } }],
        },
      ],
    },
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Cara menghitung' }] },
    {
      type: 'bulletList',
      content: [
        butir('Butir pertama'),
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'Butir kedua' }] },
            {
              type: 'orderedList',
              attrs: { start: 3 },
              content: [butir('Anak ketiga'), butir('Anak keempat')],
            },
          ],
        },
      ],
    },
    {
      // Spans that reach out of the table, over its head and over each other, as they are pasted.
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            sel('Kepala', 'tableHeader', { colspan: 2 }),
            sel('Ketiga', 'tableHeader', { rowspan: 9 }),
          ],
        },
        { type: 'tableRow', content: [sel('Satu', 'tableHeader'), sel('Dua', 'tableHeader')] },
        {
          type: 'tableRow',
          content: [sel('Isi', 'tableCell', { rowspan: 7, colwidth: [300] }), sel('Tengah'), sel('Akhir')],
        },
        { type: 'tableRow', content: [sel('Bawah')] },
      ],
    },
    ...(gambarId === null ? [] : [gambar(gambarId)]),
  ],
});

const tabel = (rows: number): LaporanTabel => ({
  kode: 'iku',
  judul: 'Capaian indikator kinerja utama',
  kolom: [
    { judul: 'Indikator', lebar: 4, rata: 'kiri' },
    { judul: 'Target', lebar: 1, rata: 'kanan' },
    { judul: 'Realisasi', lebar: 1.5, rata: 'kanan' },
    { judul: 'Capaian', lebar: 1.5, rata: 'tengah' },
  ],
  baris: Array.from({ length: rows }, (_, row) => [
    `Persentase penduduk yang terlayani ke-${row + 1}`,
    `${row},40`,
    `${(row * 7) % 100},61`,
    `${(row * 13) % 120},29%`,
  ]),
  total: ['Jumlah', '1.234.567', '2.345.678', ''],
  catatan: 'Sumber: rencana aksi. Indikator yang belum diisi tidak dihitung.',
});

/** Painted beside the report, a file of its code. */
export const contohGrafik: LaporanGrafik = {
  kode: 'grafik-1-7',
  judul: 'Perkembangan Indeks kepuasan masyarakat',
  satuan: 'poin',
  tahun: [2023, 2024, 2025],
  target: [70, 72, 74],
  realisasi: [69.5, 72.61, null],
  alt: 'Realisasi 69,5 (2023), 72,61 (2024); target 70 (2023), 72 (2024), 74 (2025).',
};

interface Size {
  /** Sections of the chapter of results. */
  readonly bagian: number;
  /** Rows of each of its tables. */
  readonly baris: number;
  readonly gambarId: number | null;
  readonly grafik?: LaporanGrafik[];
}

/** A report with everything that one can hold; 22 sections of 22 rows are about 100 pages, 100 of them 400. */
export const contohLaporan = ({ bagian, baris, gambarId, grafik = [] }: Size): Laporan => {
  const section = (
    kode: string,
    judul: string,
    tingkat: number,
    naskah: Naskah | null,
    tables: LaporanTabel[],
    grafik: LaporanGrafik[] = [],
  ) => ({
    kode,
    judul,
    tingkat,
    naskah,
    tabel: tables,
    grafik,
  });
  return {
    judul: 'Laporan Kinerja Instansi Pemerintah',
    tahun: 2025,
    instansi: 'Dinas Kesehatan',
    daerah: 'Kabupaten Tirtaraya',
    bab: [
      {
        nomor: 'I',
        judul: 'Pendahuluan',
        bagian: [section('gambaran-umum', 'Gambaran umum', 1, naskahLengkap(gambarId), [])],
      },
      {
        nomor: 'III',
        judul: 'Akuntabilitas kinerja',
        bagian: Array.from({ length: bagian }, (_, at) =>
          section(
            `sasaran-${at + 1}`,
            `Capaian sasaran ${at + 1}`,
            at % 3 === 0 ? 1 : 2,
            at % 3 === 2
              ? null
              : { type: 'doc', content: [paragraf(KALIMAT.repeat(12)), ...naskahLengkap(gambarId).content] },
            [tabel(baris)],
          ),
        ),
      },
      {
        nomor: null,
        judul: 'Lampiran',
        bagian: [section('lampiran', 'Perjanjian kinerja', 1, null, [tabel(2)], grafik)],
      },
    ],
  };
};
