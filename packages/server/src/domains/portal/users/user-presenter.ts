import type { UserRow } from '@selaras/contracts';
import type { UserRecord } from './user-repository';
import { abilitiesOn, hubunganOf } from './user-rules';

/** The row as the API shows it to this actor; `supers` are the ids of all supers who can sign in. */
export function toUserRow(
  { orang, pegawai_nama, ...user }: UserRecord,
  actorId: number,
  supers: readonly number[],
): UserRow {
  return {
    ...user,
    pegawai:
      orang === null
        ? null
        : {
            nama: pegawai_nama ?? '',
            satuan_kerja_nama: orang.satuan_kerja_nama,
            hubungan: hubunganOf(user.satuan_kerja_id, orang),
          },
    terakhir_aktif: user.terakhir_aktif?.toISOString() ?? null,
    tertahan_hingga: user.tertahan_hingga?.toISOString() ?? null,
    kemampuan: abilitiesOn(user, actorId, supers),
  };
}
