import type { FileKind } from '@selaras/contracts';
import { brokenFile, checkFile, type UploadedFile } from '../check-file';
import { isPictureKind } from './picture-kind';
import type { PictureRemaker } from './picture-remaker';

/** A file as it may be kept. */
export interface TakenFile extends UploadedFile {
  readonly jenis: FileKind;
  /** Whether these are the bytes of a picture that was painted anew. */
  readonly dibuatUlang: boolean;
}

/**
 * A sent file as it may be kept: checked, and a picture of whatever purpose painted anew, so that no camera tells where and
 * when it was taken (ADR 116).
 *
 * @throws `BERKAS_DITOLAK` as `checkFile` does, and when a picture cannot be read.
 */
export async function takeFile(remaker: PictureRemaker, file: UploadedFile): Promise<TakenFile> {
  const jenis = await checkFile(file);
  if (!isPictureKind(jenis)) return { ...file, jenis, dibuatUlang: false };
  const content = await remaker.remake(file.content, jenis);
  if (content === null) throw brokenFile(jenis);
  return { ...file, content, jenis, dibuatUlang: true };
}
