import { type KeadaanLke, type PelakuLke, penulisLke } from '@selaras/domain';
import { ProblemError } from '../../../plugins/problem';
import { keadaanWords } from './keadaan-words';

/** 409 with the current state, in words, when a worksheet is not this one's to write in now. */
export function requireOpen(
  { keadaan, versi }: { readonly keadaan: KeadaanLke; readonly versi: number },
  writer: PelakuLke,
): void {
  if (penulisLke(keadaan) === writer) return;
  throw new ProblemError('BENTROK', {
    pesan: `Evaluasi ini ${keadaanWords[keadaan]}, sehingga tidak dapat diubah. Muat ulang halaman untuk melihat keadaannya.`,
    terkini: { keadaan, versi },
  });
}
