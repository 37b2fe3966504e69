/** A sign between two parts of a formula. */
export type TandaHitung = '=' | '+' | '-' | '×' | '/' | '^';

/** What a formula is made of, however it is written. */
export type Rumus =
  | { readonly jenis: 'angka'; readonly teks: string }
  | { readonly jenis: 'nama'; readonly teks: string }
  | { readonly jenis: 'persen' | 'minus' | 'rata-rata'; readonly isi: Rumus }
  | { readonly jenis: 'hitung'; readonly tanda: TandaHitung; readonly kiri: Rumus; readonly kanan: Rumus };

/** How tightly signs hold their parts together; whatever holds tighter needs no brackets inside. */
export const ikatan = {
  '=': 0,
  '+': 1,
  '-': 1,
  '×': 2,
  '/': 2,
  minus: 3,
  '^': 4,
  persen: 5,
  utuh: 6,
} as const;

/** How tightly a formula holds together when it is written on one line. */
export function ikatanOf(rumus: Rumus): number {
  switch (rumus.jenis) {
    case 'hitung':
      return ikatan[rumus.tanda];
    case 'minus':
    case 'persen':
      return ikatan[rumus.jenis];
    default:
      return ikatan.utuh;
  }
}

/** How tightly the parts of a sign must hold together to stand without brackets; the left one first. */
export function ikatanBagian(tanda: TandaHitung): readonly [kiri: number, kanan: number] {
  if (tanda === '=') return [ikatan['+'], ikatan['+']];
  if (tanda === '^') return [ikatan.persen, ikatan['^']];
  return [ikatan[tanda], ikatan[tanda] + 1];
}
