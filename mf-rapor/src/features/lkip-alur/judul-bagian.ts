import { analisisLkip, bagianLkipWords, isBagianLkip } from '@selaras/domain';

/** What a section is called; one of a narrative has the name of its analysis. */
export function judulBagian(kode: string): string {
  if (isBagianLkip(kode)) return bagianLkipWords[kode].judul;
  const analisis = analisisLkip[Number(kode.split('-').at(-1)) - 1];
  return analisis === undefined ? 'Narasi sasaran' : `Narasi: ${analisis}`;
}
