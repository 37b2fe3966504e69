import { type Halaman, readHalaman, salahHalaman } from '@selaras/domain';

/** What stands in the field: pages to send, or what is wrong with them. */
export function typedHalaman(
  text: string,
  jumlah: number | null = null,
): { readonly halaman: Halaman | null; readonly salah: string | undefined } {
  const read = readHalaman(text);
  if (read === 'salah') return { halaman: null, salah: 'Tulis nomor halaman, misalnya 12 atau 12–15' };
  return { halaman: read, salah: (read && salahHalaman(read, jumlah)) ?? undefined };
}
