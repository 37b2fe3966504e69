/** States of the address that belong to the reader's screen and not to what the picture shows. */
const ofTheScreen = ['bentuk', 'showOption', 'panel', 'peta', 'penuh', 'modal', 'cari', 'sidik'];
/** Left out, one after the other, when the address would make a QR code too fine to be read. */
const expendable = ['lihat', 'ubah', 'cc', 'node'];
/** Signs of an address whose QR code still reads well from a printed page. */
const LONGEST = 420;

export interface LinkFacts {
  readonly href: string;
  readonly satuanKerjaId: number | null;
  readonly tahun: number;
  readonly sidik: string | null;
}

/** Address that opens what a picture shows and compares its data with the picture's hash. */
export function deepLink({ href, satuanKerjaId, tahun, sidik }: LinkFacts): string {
  const url = new URL(href);
  url.hash = '';
  for (const name of ofTheScreen) url.searchParams.delete(name);
  if (satuanKerjaId !== null) url.searchParams.set('satuan_kerja_id', String(satuanKerjaId));
  url.searchParams.set('tahun', String(tahun));
  if (sidik !== null) url.searchParams.set('sidik', sidik);
  for (const name of expendable) {
    if (url.href.length <= LONGEST) break;
    url.searchParams.delete(name);
  }
  return url.href;
}
