import { timKerjaActs, validasiAnggotaActs } from '@selaras/contracts';
import { countDownOf, type PelakuAnggota } from '@selaras/domain';
import { can, hasRole } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { batasRealisasi, findBatasWaktu } from '../../../kit/batas-waktu/batas-waktu-repository';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';

/** Somebody who reads places in teams of a year, or acts on them. */
export interface Pembaca {
  readonly actor: SignedIn;
  /** null: his account belongs to no employee, so he holds no post. */
  readonly nip: string | null;
  readonly tahun: number;
  readonly now: Date;
  /** The year is over for him: its last quarter is closed. */
  readonly tertutup: boolean;
}

interface Asked {
  readonly actor: SignedIn;
  readonly tahun: number;
  readonly clock: () => Date;
}

/** Who reads; the administrator goes on after a year is over. */
export async function pembacaOf(db: Kysely<Tables>, { actor, tahun, clock }: Asked): Promise<Pembaca> {
  const now = clock();
  const [user, batas] = await Promise.all([
    db.selectFrom('users').where('id', '=', actor.id).select('peg_nip').executeTakeFirst(),
    findBatasWaktu(db, tahun, batasRealisasi(4)),
  ]);
  const over = batas !== null && !countDownOf(batas, now).active;
  return { actor, nip: user?.peg_nip ?? null, tahun, now, tertutup: over && !hasRole(actor, 'super') };
}

/** As whom he meets a place in a team of a unit. */
export function pelakuAnggota({ actor, nip }: Pembaca, satuan_kerja_id: number): PelakuAnggota {
  const decides = can(actor, validasiAnggotaActs.putuskan);
  return {
    nip: decides ? nip : null,
    super: hasRole(actor, 'super'),
    unit: can(actor, timKerjaActs.tulis, { satuan_kerja_id }),
  };
}

/** @throws `TERKUNCI` once the last quarter of the year is closed. */
export function requireOpenYear({ tertutup, tahun }: Pembaca): void {
  if (!tertutup) return;
  throw new ProblemError('TERKUNCI', {
    pesan: `Triwulan terakhir tahun ${tahun} sudah ditutup, sehingga tim kerja tahun itu tidak dapat diubah.`,
  });
}
