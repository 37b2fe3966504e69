import type { LkeBukti } from '@selaras/contracts';
import { fileKinds } from '@selaras/contracts';
import { formatBytes, formatDate, umurDokumen, zonedDate } from '@selaras/domain';

type Eviden = Pick<
  LkeBukti,
  'jenis' | 'berkas' | 'tanggal_dokumen' | 'periode' | 'waktu' | 'nomor' | 'tautan' | 'nama'
>;

const kindOf = (mediaType: string) =>
  Object.entries(fileKinds).find(([, { jenis }]) => jenis === mediaType)?.[0];

/** What it is: `PDF 1,2 MB`, the host of a link, or that the portal said it. */
function sortOf({ jenis, berkas, tautan }: Eviden): string {
  if (jenis === 'portal') return 'Dari portal';
  if (berkas !== null)
    return `${kindOf(berkas.jenis)?.toUpperCase() ?? 'Berkas'} ${formatBytes(berkas.ukuran)}`;
  return tautan !== null && URL.canParse(tautan) ? new URL(tautan).host : 'Tautan';
}

/** What is said of a piece of evidence beside its name, in order; `today` as `YYYY-MM-DD`. */
export function buktiFacts(eviden: Eviden, today = zonedDate(new Date())): string[] {
  const { tanggal_dokumen, periode, waktu, nomor } = eviden;
  return [
    sortOf(eviden),
    ...(tanggal_dokumen === null
      ? []
      : [`dokumen ${formatDate(tanggal_dokumen)} (${umurDokumen(tanggal_dokumen, today)})`]),
    ...(periode === null ? [] : [periode]),
    ...(nomor > 1 ? [`versi ${nomor}`] : []),
    `masuk ${formatDate(waktu)}`,
  ];
}
