import { formatDecimal } from '@selaras/domain';
import type { Prediction } from '../picture/size';

const MEGABYTE = 1_000_000;

const megabytes = (bytes: number): string =>
  bytes < MEGABYTE ? 'kurang dari 1 MB' : `sekitar ${formatDecimal(bytes / MEGABYTE, 0)} MB`;

/** Size and memory of a PNG, in words. */
export function sizeText({ width, height, fileBytes, memoryBytes, strips, large }: Prediction): string {
  const size = `${formatDecimal(width)} × ${formatDecimal(height)} piksel`;
  const parts = !large ? '' : `, dilukis dalam ${formatDecimal(strips)} bagian`;
  return `${size}, berkas ${megabytes(fileBytes)}, memori ${megabytes(memoryBytes)}${parts}.`;
}

export const TOO_LARGE = 'Gambar sebesar ini tidak dapat dibuka program lain. Kecilkan ukurannya.';
