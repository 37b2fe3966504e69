import { pictureLimits } from '@selaras/contracts';
import { formatMeasure, MAX_PICTURE_POINTS, pictureSize } from '@selaras/domain';

const LIMIT = pictureLimits.program_inovatif ?? Number.POSITIVE_INFINITY;
/** Bytes of a file in which its size in points is found, previews of cameras included. */
const HEAD_BYTES = 512 * 1024;
const JPEG_QUALITY = 0.85;

/**
 * The picture as it is sent: one that is wider or higher than the server takes is drawn smaller. What is no picture goes
 * as it is, and the server says what it is. Throws with words for people where a picture is too large to be opened.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const size = pictureSize(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (size === null || Math.max(size.width, size.height) <= LIMIT) return file;
  if (size.width * size.height > MAX_PICTURE_POINTS) {
    const said = `${formatMeasure(size.width)} × ${formatMeasure(size.height)} titik`;
    throw new Error(`Gambar ini ${said}, terlalu besar untuk dibuka. Perkecil lalu unggah kembali.`);
  }
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const suffix = type === 'image/png' ? '.png' : '.jpg';
  const picture = await createImageBitmap(file);
  const scale = LIMIT / Math.max(picture.width, picture.height);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  );
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await canvas.convertToBlob({ type, quality: JPEG_QUALITY });
  return new File([blob], file.name.replace(/\.[^.]*$/, '') + suffix, { type });
}
