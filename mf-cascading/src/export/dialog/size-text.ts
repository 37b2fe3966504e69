import { formatDecimal } from '@selaras/domain';
import type { Prediction } from '../picture/size';

const MEGABYTE = 1_000_000;

const megabytes = (bytes: number): string =>
  bytes < MEGABYTE ? 'kurang dari 1 MB' : `sekitar ${formatDecimal(bytes / MEGABYTE, 0)} MB`;

/** Size and memory of a PNG, in words. */
export function sizeText(plan: Prediction): string {
  const { width, height, fileBytes, memoryBytes } = plan;
  const size = `${formatDecimal(width)} × ${formatDecimal(height)} piksel`;
  return `${size}, berkas ${megabytes(fileBytes)}, memori ${megabytes(memoryBytes)}${partsText(plan)}.`;
}

function partsText({ parts, strips, large }: Prediction): string {
  if (parts !== null) {
    const count = parts.columns * parts.rows;
    return `. Terlalu besar untuk satu gambar: ${formatDecimal(count)} gambar PNG dalam satu ZIP, dengan halaman yang menyatukannya`;
  }
  return large ? `, dilukis dalam ${formatDecimal(strips)} bagian` : '';
}

export const TOO_LARGE =
  'Gambar sebesar ini terlalu lama dibuat. Kecilkan ukurannya, atau pilih satu cabang.';
