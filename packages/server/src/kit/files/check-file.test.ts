import { type FileKind, type FilePurpose, filePurposes } from '@selaras/contracts';
import {
  exampleDocx,
  exampleJpeg,
  examplePdf,
  examplePng,
  exampleWebp,
  exampleXlsx,
  exampleZip,
} from '../../testing/example-files';
import { checkFile } from './check-file';
import { zipEnd } from './content/zip-content';

const check = (content: Buffer, nama: string, tujuan: FilePurpose = 'bukti_rencana_aksi') =>
  checkFile({ content, nama, tujuan });
const text = (content: string) => Buffer.from(content, 'latin1');

/** An archive whose first entry says another size than it has. */
function lyingZip(): Buffer {
  const zip = exampleXlsx({ 'xl/besar.xml': [Buffer.alloc(200_000), { level: 9 }] });
  const at = zip.indexOf('xl/besar.xml', zip.indexOf(Buffer.from('504b0102', 'hex'))) - 46;
  zip.writeUInt32LE(10, at + 24);
  return zip;
}

/** Entries that all lead to the same compressed bytes. */
function overlappingZip(): Buffer {
  const zip = exampleXlsx({ 'xl/a.xml': Buffer.alloc(5000), 'xl/b.xml': Buffer.alloc(5000) });
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
    ['pdf', 'laporan.pdf', examplePdf()],
    ['png', 'FOTO.PNG', examplePng()],
    ['jpeg', 'foto.jpg', exampleJpeg()],
    ['jpeg', 'foto.jpeg', exampleJpeg('kamera', Buffer.from('pratinjau kamera'))],
    ['webp', 'foto.webp', exampleWebp()],
    ['xlsx', 'rekap triwulan (1).xlsx', exampleXlsx()],
    ['docx', 'notulen.docx', exampleDocx({ 'word/media/foto.png': examplePng() })],
  ])('%s as %s', async (jenis, nama, content) => {
    await expect(check(content, nama)).resolves.toBe(jenis);
  });

  const documents = (Object.keys(filePurposes) as FilePurpose[]).filter((tujuan) =>
    (filePurposes[tujuan] as readonly FileKind[]).includes('pdf'),
  );
  it.each(documents)('a PDF serves %s', async (tujuan) => {
    await expect(check(examplePdf(), 'a.pdf', tujuan)).resolves.toBe('pdf');
  });
});

describe('what is refused, with words that help', () => {
  it.each([
    ['another ending than its bytes', examplePng(), 'a.pdf', 'Ganti akhiran nama menjadi .png.'],
    ['a program’s ending', examplePdf(), 'a.pdf.exe', 'Ganti akhiran nama menjadi .pdf.'],
    ['SVG', text('<?xml version="1.0"?><svg onload="alert(1)"></svg>'), 'a.png', 'gambar SVG'],
    ['HTML', text('<!DOCTYPE html><script>1</script>'), 'a.pdf', 'halaman HTML'],
    ['HTML with spaces before it', text('\n\n  <html><body>'), 'a.pdf', 'halaman HTML'],
    ['a program', text(`MZ${'\0'.repeat(60)}`), 'a.pdf', 'program'],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'a.xlsx', 'dokumen Office lama'],
    ['plain text', text('sekadar teks'), 'a.pdf', 'tidak dikenal'],
    ['one byte', Buffer.from([0]), 'a.pdf', 'tidak dikenal'],
    ['half a PDF', examplePdf().subarray(0, 40), 'a.pdf', 'rusak atau tidak utuh'],
    ['PDF with junk before it', Buffer.concat([text('GIF89a'), examplePdf()]), 'a.pdf', 'gambar GIF'],
    ['PDF with more behind its end', Buffer.concat([examplePdf(), text('<script>')]), 'a.pdf', 'rusak'],
    ['PDF that runs a script', examplePdf('/OpenAction << /S /JavaScript >>'), 'a.pdf', 'memuat program'],
    ['PDF that starts a program', examplePdf('/A << /S /Launch >>'), 'a.pdf', 'memuat program'],
    ['PDF that is HTML too', examplePdf('<html><script>'), 'a.pdf', 'tersembunyi'],
    [
      'PNG with an archive behind it',
      Buffer.concat([examplePng(), exampleZip({ a: text('a') })]),
      'a.png',
      'rusak',
    ],
    ['PNG with HTML in its comment', examplePng(1, 1, text('c\0<script>alert(1)')), 'a.png', 'tersembunyi'],
    [
      'PNG of a hundred thousand points each way',
      examplePng(100_000, 100_000),
      'a.png',
      'terlalu besar untuk dibuka',
    ],
    ['half a PNG', examplePng().subarray(0, 50), 'a.png', 'rusak'],
    [
      'JPEG with an archive behind it',
      exampleJpeg('x', exampleZip({ a: text('a') })),
      'a.jpg',
      'tersembunyi',
    ],
    ['JPEG with a PDF in its comment', exampleJpeg('%PDF-1.4'), 'a.jpg', 'tersembunyi'],
    ['JPEG with PHP in its comment', exampleJpeg('<?php system(1)'), 'a.jpg', 'tersembunyi'],
    ['JPEG without a picture', Buffer.from('ffd8ffe000040000', 'hex'), 'a.jpg', 'rusak'],
    ['WebP of another length', Buffer.concat([exampleWebp(), text('lebih')]), 'a.webp', 'rusak'],
    ['an archive', exampleZip({ 'a.txt': text('a') }), 'a.xlsx', 'arsip ZIP'],
    ['spreadsheet and text in one', exampleXlsx({ 'word/document.xml': text('x') }), 'a.xlsx', 'arsip ZIP'],
    ['macros', exampleXlsx({ 'xl/vbaProject.bin': text('x') }), 'a.xlsx', 'makro'],
    ['an entry above its folder', exampleDocx({ '../../etc/passwd': text('x') }), 'a.docx', 'tidak wajar'],
    ['an entry at the root', exampleDocx({ '/etc/passwd': text('x') }), 'a.docx', 'tidak wajar'],
    ['an entry on a drive', exampleDocx({ 'C:\\a.bat': text('x') }), 'a.docx', 'tidak wajar'],
    ['a password', encrypted(exampleXlsx()), 'a.xlsx', 'berkata sandi'],
    [
      'an archive with a picture before it',
      Buffer.concat([exampleXlsx(), exampleXlsx()]),
      'a.xlsx',
      'tidak wajar',
    ],
    ['half an archive', exampleXlsx().subarray(0, 90), 'a.xlsx', 'rusak'],
    [
      'a bomb that says how large it is',
      exampleXlsx({ 'xl/a.xml': [Buffer.alloc(101 * 1024 * 1024), { level: 1 }] }),
      'a.xlsx',
      'terlalu besar setelah dibuka',
    ],
    ['a bomb that lies', lyingZip(), 'a.xlsx', 'terlalu besar setelah dibuka'],
    ['a bomb of overlapping entries', overlappingZip(), 'a.xlsx', 'tidak wajar'],
  ] satisfies [string, Buffer, string, string][])('%s', async (_what, content, nama, words) => {
    const refusal = check(content, nama);
    await expect(refusal).rejects.toMatchObject({ kode: 'BERKAS_DITOLAK', status: 422 });
    await expect(refusal).rejects.toThrow(words);
  });

  it('a picture where a signed agreement is wanted', async () => {
    await expect(check(examplePng(), 'a.png', 'pk_ttd')).rejects.toThrow('Ini gambar PNG. Unggah PDF.');
  });

  it('never anything else than a refusal, whatever bytes are cut off or changed', async () => {
    for (const [nama, content] of [
      ['a.xlsx', exampleXlsx({ 'xl/a.xml': Buffer.alloc(300, 7) })],
      ['a.png', examplePng(3, 3, text('x'))],
      ['a.jpg', exampleJpeg()],
      ['a.webp', exampleWebp()],
    ] as const) {
      for (let at = 0; at < content.length; at += 1) {
        const changed = Buffer.from(content);
        changed[at] = 255 - (changed[at] ?? 0);
        for (const broken of [content.subarray(0, at), changed]) {
          await check(broken, nama).catch((error: unknown) =>
            expect(error).toMatchObject({ kode: 'BERKAS_DITOLAK' }),
          );
        }
      }
    }
  });

  it('finds the end of an archive only where it ends the file', () => {
    const zip = exampleZip({ a: text('a') });
    expect(zipEnd(zip)).toBe(zip.length - 22);
    expect(zipEnd(Buffer.concat([zip, text('x')]))).toBeNull();
    expect(zipEnd(Buffer.alloc(3))).toBeNull();
  });
});

describe('a picture of an innovation', () => {
  it.each([
    [
      '20,000 points wide and high',
      examplePng(20_000, 20_000),
      'a.png',
      '20.000 × 20.000 titik, terlalu besar',
    ],
    ['wider than 1600', examplePng(1601, 10), 'a.png', 'paling lebar dan paling tinggi 1.600 titik'],
    ['SVG with a script', text('<svg><script>alert(1)</script></svg>'), 'a.png', 'gambar SVG'],
    ['PDF', examplePdf(), 'a.pdf', 'Ini PDF. Unggah PNG, JPEG, atau WEBP.'],
  ])('%s is refused with the reason', async (_, content, nama, pesan) => {
    await expect(check(content, nama, 'program_inovatif')).rejects.toMatchObject({
      kode: 'BERKAS_DITOLAK',
      message: expect.stringContaining(pesan),
    });
  });

  it('of 1600 points is taken', async () => {
    await expect(check(examplePng(1600, 900), 'a.png', 'program_inovatif')).resolves.toBe('png');
  });
});
