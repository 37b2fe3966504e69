import { ikatan, ikatanBagian, ikatanOf, type Rumus } from './rumus';

const tandaLatex = { '=': '=', '+': '+', '-': '-', '×': '\\times' } as const;

/** Writes a formula as LaTeX, in which it is stored: divisions as fractions, names as text. */
export function rumusLatex(rumus: Rumus): string {
  switch (rumus.jenis) {
    case 'angka':
      return rumus.teks.replaceAll(',', '{,}');
    case 'nama':
      return /^[A-Za-z]$/.test(rumus.teks) ? rumus.teks : `\\text{${rumus.teks.replace(/[%_&#]/g, '\\$&')}}`;
    case 'persen':
      return `${bagian(rumus.isi, ikatan.persen, true)}\\%`;
    case 'minus':
      return `-${bagian(rumus.isi, ikatan.minus)}`;
    case 'rata-rata':
      return `\\overline{${rumusLatex(rumus.isi)}}`;
    case 'hitung':
      return berhitung(rumus);
  }
}

function berhitung({ tanda, kiri, kanan }: Extract<Rumus, { jenis: 'hitung' }>): string {
  if (tanda === '/') return `\\frac{${rumusLatex(kiri)}}{${rumusLatex(kanan)}}`;
  const [kuatKiri, kuatKanan] = ikatanBagian(tanda);
  if (tanda === '^') return `${bagian(kiri, kuatKiri, true)}^{${rumusLatex(kanan)}}`;
  return `${bagian(kiri, kuatKiri)} ${tandaLatex[tanda]} ${bagian(kanan, kuatKanan)}`;
}

/** A fraction holds itself together, except before what hangs on it: a power, a per cent sign. */
function bagian(rumus: Rumus, paling: number, digantungi = false): string {
  const isPecahan = rumus.jenis === 'hitung' && rumus.tanda === '/';
  const kuat = isPecahan && !digantungi ? ikatan.utuh : ikatanOf(rumus);
  return kuat < paling ? `\\left(${rumusLatex(rumus)}\\right)` : rumusLatex(rumus);
}
