import type { LkeInstrumen } from '@selaras/contracts';
import { type PelakuLke, penulisLke } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { keadaanWords } from '../penilaian/keadaan-words';
import { type Lembar, pelakuOf } from '../penilaian/pelaku';
import { type HeldPenilaian, holdPenilaian } from '../penilaian/penilaian-repository';
import { refuseLembar } from '../penilaian/refuse-lembar';

/**
 * The worksheet of somebody who writes in it now: `refuseLembar` when it is not his to write in, 409 while its state lets others
 * write or nobody. The state stays until the transaction ends.
 */
export async function holdForWriting(
  tx: Kysely<Tables>,
  actor: SignedIn,
  lembar: Lembar & { readonly instrumen: LkeInstrumen },
  pelaku: PelakuLke,
): Promise<HeldPenilaian> {
  const admitted = await pelakuOf(tx, actor, lembar);
  if (!admitted.includes(pelaku)) {
    throw await refuseLembar(tx, actor, lembar);
  }
  const { instrumen, satuan_kerja_id, tahun } = lembar;
  const penilaian = await holdPenilaian(tx, { satuan_kerja_id, tahun, instrumen_id: instrumen.id }, 'share');
  if (penulisLke(penilaian.keadaan) !== pelaku) throw closed(penilaian);
  return penilaian;
}

/** 409: in this state that is not written. */
export const closed = ({ keadaan, versi }: Pick<HeldPenilaian, 'keadaan' | 'versi'>): ProblemError =>
  new ProblemError('BENTROK', {
    pesan: `Evaluasi ini ${keadaanWords[keadaan]}. Muat ulang halaman untuk melihat keadaannya.`,
    terkini: { keadaan, versi },
  });
