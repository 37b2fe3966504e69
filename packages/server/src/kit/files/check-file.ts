import { extname } from 'node:path';
import { type JenisBerkas, jenisBerkas, type TujuanBerkas, tujuanBerkas } from '@selaras/contracts';
import { ProblemError } from '../../plugins/problem';
import { isGanda, jenisIsi, sebutanLain } from './content-kind';
import { isJpeg, isPng, isWebp } from './image-content';
import { isActivePdf, isPdf } from './pdf-content';
import { isBomb, zipEntries } from './zip-content';

/** A file as it was sent. */
export interface Kiriman {
  readonly isi: Buffer;
  readonly nama: string;
  readonly tujuan: TujuanBerkas;
}

const listWords = (daftar: readonly JenisBerkas[]) =>
  new Intl.ListFormat('id', { type: 'disjunction' }).format(daftar.map((jenis) => jenis.toUpperCase()));

const ditolak = (pesan: string) => new ProblemError('BERKAS_DITOLAK', { pesan, errors: { berkas: [pesan] } });

/**
 * What a file is, found in its bytes and never in its name or media type. Throws 422 with words for people when it is
 * nothing that is kept, broken, two things in one, dangerous to open, or named as something else.
 */
export async function periksaBerkas({ isi, nama, tujuan }: Kiriman): Promise<JenisBerkas> {
  const allowed: readonly JenisBerkas[] = tujuanBerkas[tujuan];
  const jenis = await jenisOf(isi, allowed);
  if (!allowed.includes(jenis)) {
    throw ditolak(`Ini ${jenisBerkas[jenis].sebutan}. Unggah ${listWords(allowed)}.`);
  }
  const akhiran: readonly string[] = jenisBerkas[jenis].akhiran;
  if (!akhiran.includes(extname(nama).toLowerCase())) {
    throw ditolak(
      `Isi berkas ini ${jenisBerkas[jenis].sebutan}, tidak sesuai namanya. Ganti akhiran nama menjadi ${akhiran[0]}.`,
    );
  }
  return jenis;
}

async function jenisOf(isi: Buffer, allowed: readonly JenisBerkas[]): Promise<JenisBerkas> {
  const jenis = jenisIsi(isi);
  if (jenis === 'zip') return officeOf(isi, allowed);
  if (jenis === null) {
    const sebutan = sebutanLain(isi);
    throw ditolak(
      `${sebutan === null ? 'Jenis berkas ini tidak dikenal' : `Ini ${sebutan}, yang tidak dapat diterima`}. Unggah ${listWords(allowed)}.`,
    );
  }
  const whole = { pdf: isPdf, png: isPng, jpeg: isJpeg, webp: isWebp }[jenis];
  const { sebutan } = jenisBerkas[jenis];
  if (!whole(isi))
    throw ditolak(`Berkas ${sebutan} ini rusak atau tidak utuh. Simpan ulang lalu unggah kembali.`);
  if (isGanda(isi, jenis)) {
    throw ditolak(
      `Di dalam ${sebutan} ini tersembunyi berkas jenis lain. Simpan atau cetak ulang lalu unggah kembali.`,
    );
  }
  if (jenis === 'pdf' && isActivePdf(isi)) {
    throw ditolak('PDF ini memuat program. Cetak ulang sebagai PDF biasa lalu unggah kembali.');
  }
  return jenis;
}

/** An archive whose parts are those of a spreadsheet or of a text. */
async function officeOf(isi: Buffer, allowed: readonly JenisBerkas[]): Promise<JenisBerkas> {
  const entries = zipEntries(isi);
  if (entries === null)
    throw ditolak(
      'Berkas ini rusak, berkata sandi atau disusun tidak wajar. Simpan ulang lalu unggah kembali.',
    );
  const names = new Set(entries.map(({ nama }) => nama));
  const isXlsx = names.has('xl/workbook.xml');
  if (!names.has('[Content_Types].xml') || isXlsx === names.has('word/document.xml')) {
    throw ditolak(`Ini arsip ZIP, yang tidak dapat diterima. Unggah ${listWords(allowed)}.`);
  }
  if (entries.some(({ nama }) => /vbaproject|macrosheets/i.test(nama))) {
    throw ditolak('Dokumen ini memuat makro. Simpan sebagai XLSX atau DOCX tanpa makro.');
  }
  if (await isBomb(entries))
    throw ditolak('Isi dokumen ini terlalu besar setelah dibuka, atau rusak. Salin isinya ke dokumen baru.');
  return isXlsx ? 'xlsx' : 'docx';
}
