import { roleIds } from '@selaras/roles';
import { demoAccounts } from '../../../kit/seed/demo-accounts';
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
  for (const { username, role, satuan_kerja_id, jabatan } of demoAccounts) {
    const orang =
      personOf(organisasi, satuan_kerja_id ?? SETDA, jabatan) ??
      freePerson(rows, satuan_kerja_id ?? SETDA, used);
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
