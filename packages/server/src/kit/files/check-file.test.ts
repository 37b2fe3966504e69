import { type TujuanBerkas, tujuanBerkas } from '@selaras/contracts';
import {
  contohDocx,
  contohJpeg,
  contohPdf,
  contohPng,
  contohWebp,
  contohXlsx,
  contohZip,
} from '../../testing/example-files';
import { checkFile } from './check-file';
import { zipEnd } from './zip-content';

const check = (isi: Buffer, nama: string, tujuan: TujuanBerkas = 'bukti_rencana_aksi') =>
  checkFile({ isi, nama, tujuan });
const text = (isi: string) => Buffer.from(isi, 'latin1');

/** An archive whose first entry says another size than it has. */
function lyingZip(): Buffer {
  const zip = contohXlsx({ 'xl/besar.xml': [Buffer.alloc(200_000), { level: 9 }] });
  const at = zip.indexOf('xl/besar.xml', zip.indexOf(Buffer.from('504b0102', 'hex'))) - 46;
  zip.writeUInt32LE(10, at + 24);
  return zip;
}

/** Entries that all lead to the same compressed bytes. */
function overlappingZip(): Buffer {
  const zip = contohXlsx({ 'xl/a.xml': Buffer.alloc(5000), 'xl/b.xml': Buffer.alloc(5000) });
  const central = zip.indexOf(Buffer.from('504b0102', 'hex'));
  const entry = (nama: string) => zip.indexOf(nama, central) - 46;
  zip.writeUInt32LE(zip.readUInt32LE(entry('xl/a.xml') + 42), entry('xl/b.xml') + 42);
  return zip;
}

const encrypted = (zip: Buffer) => {
  zip.writeUInt16LE(1, zip.indexOf(Buffer.from('504b0102', 'hex')) + 8);
  return zip;
};

describe('a file is what its bytes are', () => {
  it.each([
    ['pdf', 'laporan.pdf', contohPdf()],
    ['png', 'FOTO.PNG', contohPng()],
    ['jpeg', 'foto.jpg', contohJpeg()],
    ['jpeg', 'foto.jpeg', contohJpeg('kamera', Buffer.from('pratinjau kamera'))],
    ['webp', 'foto.webp', contohWebp()],
    ['xlsx', 'rekap triwulan (1).xlsx', contohXlsx()],
    ['docx', 'notulen.docx', contohDocx({ 'word/media/foto.png': contohPng() })],
  ])('%s as %s', async (jenis, nama, isi) => {
    await expect(check(isi, nama)).resolves.toBe(jenis);
  });

  it.each(Object.keys(tujuanBerkas) as TujuanBerkas[])('a PDF serves %s', async (tujuan) => {
    await expect(check(contohPdf(), 'a.pdf', tujuan)).resolves.toBe('pdf');
  });
});

describe('what is refused, with words that help', () => {
  it.each([
    ['another ending than its bytes', contohPng(), 'a.pdf', 'Ganti akhiran nama menjadi .png.'],
    ['a program’s ending', contohPdf(), 'a.pdf.exe', 'Ganti akhiran nama menjadi .pdf.'],
    ['SVG', text('<?xml version="1.0"?><svg onload="alert(1)"></svg>'), 'a.png', 'gambar SVG'],
    ['HTML', text('<!DOCTYPE html><script>1</script>'), 'a.pdf', 'halaman HTML'],
    ['HTML with spaces before it', text('\n\n  <html><body>'), 'a.pdf', 'halaman HTML'],
    ['a program', text(`MZ${'\0'.repeat(60)}`), 'a.pdf', 'program'],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'a.xlsx', 'dokumen Office lama'],
    ['plain text', text('sekadar teks'), 'a.pdf', 'tidak dikenal'],
    ['one byte', Buffer.from([0]), 'a.pdf', 'tidak dikenal'],
    ['half a PDF', contohPdf().subarray(0, 40), 'a.pdf', 'rusak atau tidak utuh'],
    ['PDF with junk before it', Buffer.concat([text('GIF89a'), contohPdf()]), 'a.pdf', 'gambar GIF'],
    ['PDF with more behind its end', Buffer.concat([contohPdf(), text('<script>')]), 'a.pdf', 'rusak'],
    ['PDF that runs a script', contohPdf('/OpenAction << /S /JavaScript >>'), 'a.pdf', 'memuat program'],
    ['PDF that starts a program', contohPdf('/A << /S /Launch >>'), 'a.pdf', 'memuat program'],
    ['PDF that is HTML too', contohPdf('<html><script>'), 'a.pdf', 'tersembunyi'],
    [
      'PNG with an archive behind it',
      Buffer.concat([contohPng(), contohZip({ a: text('a') })]),
      'a.png',
      'rusak',
    ],
    ['PNG with HTML in its comment', contohPng(1, 1, text('c\0<script>alert(1)')), 'a.png', 'tersembunyi'],
    ['PNG of a hundred thousand points each way', contohPng(100_000, 100_000), 'a.png', 'rusak'],
    ['half a PNG', contohPng().subarray(0, 50), 'a.png', 'rusak'],
    ['JPEG with an archive behind it', contohJpeg('x', contohZip({ a: text('a') })), 'a.jpg', 'tersembunyi'],
    ['JPEG with a PDF in its comment', contohJpeg('%PDF-1.4'), 'a.jpg', 'tersembunyi'],
    ['JPEG with PHP in its comment', contohJpeg('<?php system(1)'), 'a.jpg', 'tersembunyi'],
    ['JPEG without a picture', Buffer.from('ffd8ffe000040000', 'hex'), 'a.jpg', 'rusak'],
    ['WebP of another length', Buffer.concat([contohWebp(), text('lebih')]), 'a.webp', 'rusak'],
    ['an archive', contohZip({ 'a.txt': text('a') }), 'a.xlsx', 'arsip ZIP'],
    ['spreadsheet and text in one', contohXlsx({ 'word/document.xml': text('x') }), 'a.xlsx', 'arsip ZIP'],
    ['macros', contohXlsx({ 'xl/vbaProject.bin': text('x') }), 'a.xlsx', 'makro'],
    ['an entry above its folder', contohDocx({ '../../etc/passwd': text('x') }), 'a.docx', 'tidak wajar'],
    ['an entry at the root', contohDocx({ '/etc/passwd': text('x') }), 'a.docx', 'tidak wajar'],
    ['an entry on a drive', contohDocx({ 'C:\\a.bat': text('x') }), 'a.docx', 'tidak wajar'],
    ['a password', encrypted(contohXlsx()), 'a.xlsx', 'berkata sandi'],
    [
      'an archive with a picture before it',
      Buffer.concat([contohXlsx(), contohXlsx()]),
      'a.xlsx',
      'tidak wajar',
    ],
    ['half an archive', contohXlsx().subarray(0, 90), 'a.xlsx', 'rusak'],
    [
      'a bomb that says how large it is',
      contohXlsx({ 'xl/a.xml': [Buffer.alloc(101 * 1024 * 1024), { level: 1 }] }),
      'a.xlsx',
      'terlalu besar setelah dibuka',
    ],
    ['a bomb that lies', lyingZip(), 'a.xlsx', 'terlalu besar setelah dibuka'],
    ['a bomb of overlapping entries', overlappingZip(), 'a.xlsx', 'tidak wajar'],
  ] satisfies [string, Buffer, string, string][])('%s', async (_what, isi, nama, words) => {
    const refusal = check(isi, nama);
    await expect(refusal).rejects.toMatchObject({ kode: 'BERKAS_DITOLAK', status: 422 });
    await expect(refusal).rejects.toThrow(words);
  });

  it('a picture where a signed agreement is wanted', async () => {
    await expect(check(contohPng(), 'a.png', 'pk_ttd')).rejects.toThrow('Ini gambar PNG. Unggah PDF.');
  });

  it('never anything else than a refusal, whatever bytes are cut off or changed', async () => {
    for (const [nama, isi] of [
      ['a.xlsx', contohXlsx({ 'xl/a.xml': Buffer.alloc(300, 7) })],
      ['a.png', contohPng(3, 3, text('x'))],
      ['a.jpg', contohJpeg()],
      ['a.webp', contohWebp()],
    ] as const) {
      for (let at = 0; at < isi.length; at += 1) {
        const changed = Buffer.from(isi);
        changed[at] = 255 - (changed[at] ?? 0);
        for (const broken of [isi.subarray(0, at), changed]) {
          await check(broken, nama).catch((error: unknown) =>
            expect(error).toMatchObject({ kode: 'BERKAS_DITOLAK' }),
          );
        }
      }
    }
  });

  it('finds the end of an archive only where it ends the file', () => {
    const zip = contohZip({ a: text('a') });
    expect(zipEnd(zip)).toBe(zip.length - 22);
    expect(zipEnd(Buffer.concat([zip, text('x')]))).toBeNull();
    expect(zipEnd(Buffer.alloc(3))).toBeNull();
  });
});
