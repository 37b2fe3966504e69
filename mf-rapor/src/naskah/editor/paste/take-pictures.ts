import type { LostInPaste } from './lost-in-paste';
import { picturesInRtf } from './rtf-pictures';

interface Taken {
  /** To be put into the text one after the other. */
  readonly pictures: readonly File[];
  readonly lost: LostInPaste;
  /** Whether files were all that was meant, so that nothing is left to paste. */
  readonly isAll: boolean;
}

const isPicture = ({ type }: File) => type === 'image/png' || type === 'image/jpeg';

/**
 * Pictures of a clipboard. Files alone are pictures that were meant. Beside a text they are the pictures of that text as
 * far as it shows some: Excel lays a picture of the cells beside them, which is none of it.
 * @param lost what the text itself could not take over
 */
export function takePictures(data: DataTransfer | null, lost: LostInPaste): Taken {
  const files = [...(data?.files ?? [])];
  const pictures = files.filter(isPicture);
  if (!data?.getData('text/html')) {
    const isAll = pictures.length > 0 || (files.length > 0 && !data?.getData('text/plain'));
    return { pictures, lost: { ...lost, berkas: files.length - pictures.length }, isAll };
  }
  const found = picturesOf(data, pictures, lost).slice(0, lost.gambar);
  return { pictures: found, lost: { ...lost, gambar: lost.gambar - found.length }, isAll: false };
}

function picturesOf(
  data: DataTransfer,
  files: readonly File[],
  { gambar, asal }: LostInPaste,
): readonly File[] {
  if (gambar === 0 || asal === 'lembar') return [];
  return files.length > 0 ? files : picturesInRtf(data.getData('text/rtf'));
}
