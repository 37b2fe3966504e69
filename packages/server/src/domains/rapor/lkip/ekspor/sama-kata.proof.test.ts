import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaporanTabel, LkipBagian, LkipTabelBagian, Naskah } from '@selaras/contracts';
import { type BabLkip, kalimatBerubah, kataSemula, lambang } from '@selaras/domain';
import { PicturePainter } from '../../../../kit/picture/picture-painter';
import { displayServer } from '../../../../testing/display/display-client';
import { readDocx, wordsOf } from '../../../../testing/inside/docx-inside';
import { readPdfInside } from '../../../../testing/inside/pdf-inside';
import { teksNaskah } from '../alur/teks-naskah';
import { assembleLaporan } from './assemble-laporan';
import { printReport } from './cetak/print-report';
import { grafikPicture } from './grafik-picture';
import { composeCetakan } from './susun/compose';

jest.setTimeout(180_000);

const TAHUN = 2024;
const server = displayServer();
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const squeezed = (text: string) => text.replaceAll(/\s|\u00ad/g, '');

/** Whether a text stands in a file in at most so many pieces: a cell that goes on on the next page is two on paper. */
function stands(text: string, file: string, pieces: number): boolean {
  if (file.includes(text)) return true;
  if (pieces === 1) return false;
  let [least, most] = [0, text.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (file.includes(text.slice(0, middle))) least = middle;
    else most = middle - 1;
  }
  return least > 0 && stands(text.slice(least), file, pieces - 1);
}

interface Part {
  readonly bagian: string;
  /** Everything that the page shows of it, cell by cell and sentence by sentence. */
  readonly kata: readonly string[];
}

const wordsOfNaskah = (naskah: Naskah | null) =>
  naskah === null ? [] : naskah.content.map((block) => teksNaskah({ type: 'doc', content: [block] }));

function wordsOfTabel({ judul, kolom, baris, total, catatan, berubah }: LaporanTabel): string[] {
  const marks = (berubah?.sel ?? []).map(({ semula }) => kataSemula(semula));
  const note = berubah === undefined ? [] : [kalimatBerubah(berubah)];
  return [
    judul,
    ...kolom.map((one) => one.judul),
    ...baris.flat(),
    ...(total ?? []),
    catatan,
    ...marks,
    ...note,
  ];
}

/** What the pages of a report are given, section by section. */
async function shown(base: string, username: string): Promise<Part[]> {
  const read = async <Data>(path: string): Promise<Data> => {
    const answer = await server.ask(`${base}${path}`, { username, tahun: TAHUN });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json().data;
  };
  const parts: Part[] = [];
  for (const bab of ['I', 'II', 'III'] satisfies BabLkip[]) {
    const { bagian } = await read<{ bagian: LkipBagian[] }>(`?bab=${bab}`);
    const tables = await read<LkipTabelBagian[]>(`/tabel?bab=${bab}`);
    for (const { kode, isi } of bagian) {
      const tabel = tables.find((one) => one.bagian === kode)?.tabel ?? [];
      parts.push({ bagian: kode, kata: [...wordsOfNaskah(isi), ...tabel.flatMap(wordsOfTabel)] });
    }
  }
  const { bagian } = await read<{
    bagian: { kode: string; judul: string; naskah: Naskah | null; tabel: LaporanTabel[] }[];
  }>('/analisis');
  for (const { kode, judul, naskah, tabel } of bagian)
    parts.push({ bagian: kode, kata: [judul, ...wordsOfNaskah(naskah), ...tabel.flatMap(wordsOfTabel)] });
  return parts;
}

/** The words of both files of a report. */
async function printed(unit: number | null, nama: string): Promise<{ docx: string; pdf: string }> {
  const { laporan } = await assembleLaporan(
    server.db,
    { satuan_kerja_id: unit, tahun: TAHUN },
    {
      unit: unit === null ? null : { satuan_kerja_nama: nama },
      instansi: 'Pemerintah Kabupaten Tirtaraya',
      visibility:
        unit === null ? { kelas: 'semua' } : { kelas: 'sendiri', satuanKerjaId: unit, withDivisions: false },
    },
  );
  const folder = mkdtempSync(join(tmpdir(), 'selaras-uji-kata-'));
  folders.push(folder);
  writeFileSync(join(folder, 'cetakan.json'), JSON.stringify({ ...composeCetakan(laporan), lambang }));
  const painter = new PicturePainter();
  for (const grafik of laporan.bab.flatMap(({ bagian }) => bagian.flatMap((one) => one.grafik)))
    writeFileSync(join(folder, grafik.kode), await painter.paint(grafikPicture(grafik), 'png'));
  await painter.close();
  const print = async (bentuk: 'docx' | 'pdf') => {
    const signal = new AbortController().signal;
    await printReport({ folder, bentuk, waktu: new Date(), signal, onTahap: () => {} });
    const path = join(folder, `hasil.${bentuk}`);
    copyFileSync(join(folder, 'hasil'), path);
    return path;
  };
  const docx = readDocx(readFileSync(await print('docx')));
  const pdf = await readPdfInside(await print('pdf'));
  return {
    docx: squeezed(wordsOf(docx('word/document.xml'))),
    pdf: squeezed(pdf.pages.join('')),
  };
}

describe.each([
  ['a unit whose figures changed', '/lkip/satuan-kerja/1012', 'dinkes', 1012, 'Dinas Kesehatan'],
  ['a unit under review', '/lkip/satuan-kerja/999906', 'bagorganisasi', 999906, 'Bagian Organisasi'],
  ['the regency', '/lkip/kabupaten', 'pemda', null, ''],
] as const)('the report of %s', (_, base, username, unit, nama) => {
  it('says on its pages what its DOCX and its PDF say, in every section of chapters I to III', async () => {
    const [parts, files] = await Promise.all([shown(base, username), printed(unit, nama)]);
    expect(parts.length).toBeGreaterThan(15);
    expect(parts.flatMap(({ kata }) => kata).length).toBeGreaterThan(200);
    const missing = parts.flatMap(({ bagian, kata }) =>
      kata.flatMap((text) =>
        (['docx', 'pdf'] as const)
          .filter((file) => !stands(squeezed(text), files[file], file === 'pdf' ? 2 : 1))
          .map((file) => ({ file, bagian, text })),
      ),
    );
    expect(missing.slice(0, 10)).toEqual([]);
  });
});
