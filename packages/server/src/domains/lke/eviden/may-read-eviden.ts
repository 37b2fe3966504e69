import { lkePelakuRules } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { MayRead } from '../../../kit/files/file-owner';
import { pelakuTetap } from '../penilaian/pelaku';
import { evaluatesVersi } from './versi-repository';

/**
 * The bytes of evidence: for its unit, the plenary of other units and super, and for who evaluates the unit in a year whose
 * worksheet puts this content forward (domain §4). Nobody evaluates his own unit.
 */
export const mayReadEviden: MayRead = async (db, actor, versiId) => {
  const versi = await db
    .selectFrom('lke_eviden_versi')
    .where('id', '=', versiId)
    .select('satuan_kerja_id')
    .executeTakeFirst();
  if (versi === undefined) return false;
  if (pelakuTetap(actor, versi.satuan_kerja_id).length > 0) return true;
  return can(actor, lkePelakuRules.penilai) && evaluatesVersi(db, actor.id, versiId);
};
