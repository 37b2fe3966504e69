import { roleIds } from '@selaras/roles';
import { type DemoAccount, demoAccounts } from '../../../kit/seed/demo-accounts';
import type { Organisasi } from '../../../kit/seed/organisasi';
import type { Rows } from '../../../kit/seed/rows';
import { SETDA } from '../../../kit/seed/satuan-kerja';
import { hashPassword } from '../session/password';

/** Each account belongs to an employee, so that the portal greets a person. */
export async function addUsers(
  rows: Rows,
  organisasi: ReadonlyMap<number, Organisasi>,
  password: string,
): Promise<void> {
  // One hash for all: the password is printed in the README, so equal hashes give nothing away and save a second.
  const password_hash = await hashPassword(password);
  const used = new Set<string>();
  for (const { username, role, satuan_kerja_id, jabatan, tim } of demoAccounts) {
    const unit = satuan_kerja_id ?? SETDA;
    const orang =
      personOf(organisasi, unit, jabatan) ??
      (tim === undefined ? freePerson(rows, unit, used) : personOfTeam(rows, unit, tim));
    used.add(orang.peg_nip);
    rows.add('users', {
      username,
      password_hash,
      nama: orang.peg_nama,
      role_id: roleIds[role],
      satuan_kerja_id: satuan_kerja_id ?? null,
      peg_nip: orang.peg_nip,
    });
  }
}

function personOf(organisasi: ReadonlyMap<number, Organisasi>, unit: number, jabatan: string | undefined) {
  return jabatan === undefined ? undefined : organisasi.get(unit)?.byNama.get(jabatan)?.pejabat;
}

function freePerson(rows: Rows, unit: number, used: ReadonlySet<string>) {
  const orang = rows
    .of('pegawai')
    .find(
      ({ satuan_kerja_id, peg_nip, jenis_jabatan }) =>
        satuan_kerja_id === unit && !used.has(peg_nip) && jenis_jabatan !== 'struktural',
    );
  if (orang === undefined) throw new Error(`Unit ${unit} has nobody left for an account`);
  return orang;
}

/** The leader of a team, or the first of its members that is not its leader. */
function personOfTeam(rows: Rows, unit: number, { nama, sebagai }: NonNullable<DemoAccount['tim']>) {
  const tim = rows.of('tim_kerja').find((row) => row.satuan_kerja_id === unit && row.nama === nama);
  const anggota = rows
    .of('tim_kerja_anggota')
    .find(({ tim_kerja_id, nip }) => tim_kerja_id === tim?.id && nip !== tim?.nip_ketua);
  const wanted = sebagai === 'ketua' ? tim?.nip_ketua : anggota?.nip;
  const orang = rows.of('pegawai').find(({ peg_nip }) => peg_nip === wanted);
  if (orang === undefined) throw new Error(`${nama} has no ${sebagai}`);
  return orang;
}
