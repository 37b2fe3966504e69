import { lkipAlurActs, lkipAlurKabupatenActs, lkipReviuActs } from '@selaras/contracts';
import {
  isUnitSendiri,
  type KeadaanLkip,
  type LangkahLkip,
  mayLeave,
  semuaLangkahLkip,
} from '@selaras/domain';
import { can } from '@selaras/roles';
import { ProblemError } from '../../../../plugins/problem';
import type { SignedIn } from '../../../../plugins/signed-in';
import type { Pemilik } from '../akses/pemilik';

type Acts = typeof lkipAlurActs;
const actsOf = ({ satuan_kerja_id }: Pemilik) =>
  satuan_kerja_id === null ? lkipAlurKabupatenActs : lkipAlurActs;

/** Whether he reviews reports, and this one is that of his own unit: others review it (decision 115). */
const isLaporanSendiri = (actor: SignedIn, { satuan_kerja_id }: Pemilik): boolean =>
  can(actor, lkipReviuActs.antrean) && satuan_kerja_id !== null && isUnitSendiri(actor, satuan_kerja_id);

/** Whether he may do this with the report at all, whatever its state. */
export const mayAct = (actor: SignedIn, pemilik: Pemilik, act: keyof Acts): boolean =>
  can(actor, actsOf(pemilik)[act], pemilik) && !isLaporanSendiri(actor, pemilik);

/** 403 unless he may; who reviews is told why he does not review this one. */
export function requireAct(actor: SignedIn, pemilik: Pemilik, act: keyof Acts): void {
  if (mayAct(actor, pemilik, act)) return;
  if (!isLaporanSendiri(actor, pemilik)) throw new ProblemError('TIDAK_BERHAK');
  throw new ProblemError('TIDAK_BERHAK', {
    pesan: 'LKIP satuan kerja Anda sendiri direviu oleh pereviu dari satuan kerja lain.',
  });
}

/** Whether he speaks for the Inspektorat. */
export const isPereviu = (actor: SignedIn, pemilik: Pemilik): boolean => mayAct(actor, pemilik, 'tandai');

/** Steps that he may take now. */
export const langkahOf = (actor: SignedIn, pemilik: Pemilik, keadaan: KeadaanLkip): LangkahLkip[] =>
  semuaLangkahLkip.filter((langkah) => mayLeave(langkah, keadaan) && mayAct(actor, pemilik, langkah));
