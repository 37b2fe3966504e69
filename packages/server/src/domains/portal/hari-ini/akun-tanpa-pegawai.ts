import { listUsersCall } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { type PekerjaanTold, pekerjaanOf, tujuanOf } from '../../../kit/hari-ini/pekerjaan-source';
import type { SignedIn } from '../../../plugins/signed-in';
import { countTanpaPegawai } from '../users/user-repository';

/** Accounts that can sign in and belong to no employee, for who may link them; accounts belong to no year. */
export async function akunTanpaPegawai(db: Kysely<Tables>, actor: SignedIn): Promise<PekerjaanTold[]> {
  if (!can(actor, listUsersCall.act)) return [];
  return pekerjaanOf({
    kunci: 'portal.akun-tanpa-pegawai',
    judul: 'Akun aktif belum tertaut ke pegawai',
    antrean: true,
    jumlah: await countTanpaPegawai(db),
    tujuan: tujuanOf('users', {}, { pegawai: 'tanpa', aktif: 'true' }),
  });
}
