import { lkipAlurActs, lkipAlurKabupatenActs } from '@selaras/contracts';
import { type KeadaanLkip, type LangkahLkip, mayLeave, semuaLangkahLkip } from '@selaras/domain';
import { can } from '@selaras/roles';
import type { SignedIn } from '../../../../plugins/signed-in';
import type { Pemilik } from '../akses/pemilik';

type Acts = typeof lkipAlurActs;
const actsOf = ({ satuan_kerja_id }: Pemilik) =>
  satuan_kerja_id === null ? lkipAlurKabupatenActs : lkipAlurActs;

/** Whether he may do this with the report at all, whatever its state. */
export const mayAct = (actor: SignedIn, pemilik: Pemilik, act: keyof Acts): boolean =>
  can(actor, actsOf(pemilik)[act], pemilik);

/** Whether he speaks for the Inspektorat. */
export const isPereviu = (actor: SignedIn, pemilik: Pemilik): boolean => mayAct(actor, pemilik, 'tandai');

/** Steps that he may take now. */
export const langkahOf = (actor: SignedIn, pemilik: Pemilik, keadaan: KeadaanLkip): LangkahLkip[] =>
  semuaLangkahLkip.filter((langkah) => mayLeave(langkah, keadaan) && mayAct(actor, pemilik, langkah));
