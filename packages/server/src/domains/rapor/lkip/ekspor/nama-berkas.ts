import type { BentukLkip } from '@selaras/contracts';

/** `lkip-2025-dinas-kesehatan.pdf`: what a folder of many reports is sorted by. */
export function fileNameOf(
  unit: { readonly satuan_kerja_nama: string } | null,
  tahun: number,
  bentuk: BentukLkip,
): string {
  const whose = (unit?.satuan_kerja_nama ?? 'kabupaten')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
  return `lkip-${tahun}-${whose}.${bentuk}`;
}
