import { tanpaKutip } from './potongan-rumus';
import { ikatan, ikatanBagian, ikatanOf, type Rumus } from './rumus';

/** Writes a formula on one line, as `bacaRumus` reads it. */
export function rumusTeks(rumus: Rumus): string {
  switch (rumus.jenis) {
    case 'angka':
      return rumus.teks;
    case 'nama':
      return tanpaKutip(rumus.teks) ? rumus.teks : `"${rumus.teks}"`;
    case 'persen':
      return `${bagian(rumus.isi, ikatan.persen)} %`;
    case 'minus':
      return `-${bagian(rumus.isi, ikatan.minus)}`;
    case 'rata-rata':
      return `rata-rata (${rumusTeks(rumus.isi)})`;
    case 'hitung': {
      const [kiri, kanan] = ikatanBagian(rumus.tanda);
      return `${bagian(rumus.kiri, kiri)} ${rumus.tanda} ${bagian(rumus.kanan, kanan)}`;
    }
  }
}

const bagian = (rumus: Rumus, paling: number) =>
  ikatanOf(rumus) < paling ? `(${rumusTeks(rumus)})` : rumusTeks(rumus);
