import { tokenOf } from '../../support/accounts';
import { apiJson } from '../../support/api';
import { asAccount } from '../../support/as-account';
import { TAHUN, UNIT } from './first-rows';

const HEAD = 'kabid_kesmas';
const PATH = '/perjanjian-kinerja-pegawai';

interface Person {
  readonly nip: string;
  readonly perjanjian: object | null;
  readonly kemampuan: { readonly buat: boolean };
}

/** Has an agreement of an employee made where there is none: no seed has one, and one route shows it. */
export async function ensureEmployeeAgreement(origin: string): Promise<void> {
  const { data } = await asAccount<{ data: readonly Person[] }>(HEAD, PATH, TAHUN, origin);
  if (data.some(({ perjanjian }) => perjanjian !== null)) return;
  const person = data.find(({ kemampuan }) => kemampuan.buat);
  if (person === undefined) throw new Error(`Nobody of ${UNIT} can be given an agreement`);
  await apiJson('POST', PATH, {
    origin,
    token: await tokenOf(origin, HEAD),
    body: { satuan_kerja_id: UNIT, nip: person.nip },
    headers: { 'default-key-tahun-kinerja': String(TAHUN), 'idempotency-key': crypto.randomUUID() },
  });
}
