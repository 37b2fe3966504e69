/** Pages of a document that matter: one, or the first and the last of several. */
export interface Halaman {
  readonly dari: number;
  /** null: `dari` alone; else behind it. */
  readonly sampai: number | null;
}

/** For people: `halaman 12`, `halaman 12–15`. */
export const formatHalaman = ({ dari, sampai }: Halaman): string =>
  sampai === null ? `halaman ${dari}` : `halaman ${dari}–${sampai}`;

/** As it is typed. */
export const halamanText = (halaman: Halaman | null): string =>
  halaman === null ? '' : formatHalaman(halaman).replace('halaman ', '');

const WRITTEN = /^(?:hal(?:aman|\.)?\s*)?(\d{1,4})(?:\s*(?:-|–|s\.?\s?d\.?|sampai)\s*(\d{1,4}))?$/i;

/** What somebody typed: `12`, `12-15`, `hal. 12 s.d. 15`; null for nothing, `salah` for what names no page. */
export function readHalaman(text: string): Halaman | null | 'salah' {
  if (text.trim() === '') return null;
  const found = WRITTEN.exec(text.trim());
  if (found === null) return 'salah';
  const [dari, sampai] = [Number(found[1]), found[2] === undefined ? null : Number(found[2])];
  return { dari, sampai: sampai === dari ? null : sampai };
}

/** Why pages cannot be named of a document, for people; null: they can. `jumlah` is null where its pages are not known. */
export function salahHalaman({ dari, sampai }: Halaman, jumlah: number | null): string | null {
  const last = sampai ?? dari;
  if (dari < 1) return 'Halaman mulai dari 1';
  if (sampai !== null && sampai <= dari) return 'Halaman terakhir harus sesudah halaman pertama';
  return jumlah !== null && last > jumlah ? `Berkas ini hanya ${jumlah} halaman` : null;
}

/** Its path ends as those of PDFs do, and it names no place in it yet. */
const PDF_ADDRESS = /^https?:\/\/[^?#\s]+\.pdf(\?[^#\s]*)?#?$/i;

/** The address of a document at a page: of a PDF, what browsers open there; every other address stays as it is. */
export function tautanHalaman(tautan: string, halaman: Halaman | null): string {
  if (halaman === null || !PDF_ADDRESS.test(tautan)) return tautan;
  return `${tautan.replace(/#$/, '')}#page=${halaman.dari}`;
}
