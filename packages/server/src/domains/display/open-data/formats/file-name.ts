import type { DataFormat } from '@selaras/contracts';
import { versionName } from '../versions/version-name';
import type { Described } from './described';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Names a download so that it can be told apart later: page, unit, year and version. */
export function fileName(
  { dataset: { path, satuanKerja, tahun }, version, tanggal }: Described,
  format: DataFormat,
): string {
  const page = path.replace('/public-display/', '').replace(/^display-/, '');
  const parts = [page, satuanKerja?.satuan_kerja_nama ?? '', String(tahun)].map(plain).filter(Boolean);
  return `${parts.join('-')}-${version === null ? tanggal : versionName(version)}.${format}`;
}
