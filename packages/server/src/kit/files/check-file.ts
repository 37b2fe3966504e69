import { extname } from 'node:path';
import { type FileKind, type FilePurpose, fileKinds, filePurposes, pictureLimits } from '@selaras/contracts';
import { formatMeasure, MAX_PICTURE_POINTS, pictureSize } from '@selaras/domain';
import { ProblemError } from '../../plugins/problem';
import { contentKind, isPolyglot, otherName } from './content/content-kind';
import { isJpeg, isPng, isWebp } from './content/image-content';
import { isActivePdf, isEncryptedPdf, isPdf } from './content/pdf-content';
import { isBomb, zipEntries } from './content/zip-content';

/** A file as it was sent. */
export interface UploadedFile {
  readonly content: Buffer;
  readonly nama: string;
  readonly tujuan: FilePurpose;
}

const listWords = (kinds: readonly FileKind[]) =>
  new Intl.ListFormat('id', { type: 'disjunction' }).format(kinds.map((jenis) => jenis.toUpperCase()));

const refused = (pesan: string) => new ProblemError('BERKAS_DITOLAK', { pesan, errors: { berkas: [pesan] } });

/** Of a file whose bytes are not what their beginning says. */
export const brokenFile = (jenis: FileKind): ProblemError =>
  refused(`Berkas ${fileKinds[jenis].sebutan} ini rusak atau tidak utuh. Simpan ulang lalu unggah kembali.`);

/**
 * What a file is, found in its bytes and never in its name or media type. Throws 422 with words for people when it is
 * nothing that is kept, broken, two things in one, dangerous to open, or named as something else.
 */
export async function checkFile({ content, nama, tujuan }: UploadedFile): Promise<FileKind> {
  const allowed: readonly FileKind[] = filePurposes[tujuan];
  const jenis = await kindOf(content, allowed);
  if (!allowed.includes(jenis)) {
    throw refused(`Ini ${fileKinds[jenis].sebutan}. Unggah ${listWords(allowed)}.`);
  }
  checkPicture(content, tujuan);
  // An evaluator has no password; of a published document, drawing its first page tells.
  if (tujuan === 'lke_eviden' && jenis === 'pdf' && isEncryptedPdf(content)) {
    throw refused('PDF ini berkata sandi atau dikunci. Simpan ulang tanpa kata sandi lalu unggah kembali.');
  }
  const suffixes: readonly string[] = fileKinds[jenis].suffixes;
  if (!suffixes.includes(extname(nama).toLowerCase())) {
    throw refused(
      `Isi berkas ini ${fileKinds[jenis].sebutan}, tidak sesuai namanya. Ganti akhiran nama menjadi ${suffixes[0]}.`,
    );
  }
  return jenis;
}

async function kindOf(content: Buffer, allowed: readonly FileKind[]): Promise<FileKind> {
  const jenis = contentKind(content);
  if (jenis === 'zip') return officeOf(content, allowed);
  if (jenis === null) {
    const sebutan = otherName(content);
    throw refused(
      `${sebutan === null ? 'Jenis berkas ini tidak dikenal' : `Ini ${sebutan}, yang tidak dapat diterima`}. Unggah ${listWords(allowed)}.`,
    );
  }
  checkPicture(content);
  const whole = { pdf: isPdf, png: isPng, jpeg: isJpeg, webp: isWebp }[jenis];
  if (!whole(content)) throw brokenFile(jenis);
  if (isPolyglot(content, jenis)) {
    throw refused(
      `Di dalam ${fileKinds[jenis].sebutan} ini tersembunyi berkas jenis lain. Simpan atau cetak ulang lalu unggah kembali.`,
    );
  }
  if (jenis === 'pdf' && isActivePdf(content)) {
    throw refused('PDF ini memuat program. Cetak ulang sebagai PDF biasa lalu unggah kembali.');
  }
  return jenis;
}

/** A picture that nobody could open, or larger than its purpose allows, is refused by what its head says. */
function checkPicture(content: Buffer, tujuan?: FilePurpose): void {
  const size = pictureSize(content);
  if (size === null) return;
  const said = `Gambar ini ${formatMeasure(size.width)} × ${formatMeasure(size.height)} titik`;
  if (size.width * size.height > MAX_PICTURE_POINTS) {
    throw refused(`${said}, terlalu besar untuk dibuka. Perkecil lalu unggah kembali.`);
  }
  const limit = tujuan && pictureLimits[tujuan];
  if (limit !== undefined && Math.max(size.width, size.height) > limit) {
    throw refused(`${said}; paling lebar dan paling tinggi ${formatMeasure(limit)} titik.`);
  }
}

/** An archive whose parts are those of a spreadsheet or of a text. */
async function officeOf(content: Buffer, allowed: readonly FileKind[]): Promise<FileKind> {
  const entries = zipEntries(content);
  if (entries === null)
    throw refused(
      'Berkas ini rusak, berkata sandi atau disusun tidak wajar. Simpan ulang lalu unggah kembali.',
    );
  const names = new Set(entries.map(({ nama }) => nama));
  const isXlsx = names.has('xl/workbook.xml');
  if (!names.has('[Content_Types].xml') || isXlsx === names.has('word/document.xml')) {
    throw refused(`Ini arsip ZIP, yang tidak dapat diterima. Unggah ${listWords(allowed)}.`);
  }
  if (entries.some(({ nama }) => /vbaproject|macrosheets/i.test(nama))) {
    throw refused('Dokumen ini memuat makro. Simpan sebagai XLSX atau DOCX tanpa makro.');
  }
  if (await isBomb(entries))
    throw refused('Isi dokumen ini terlalu besar setelah dibuka, atau rusak. Salin isinya ke dokumen baru.');
  return isXlsx ? 'xlsx' : 'docx';
}
