import type { kegiatanEntity, programEntity, subKegiatanEntity } from '@selaras/contracts';
import { formFieldsOf } from '@selaras/resource/core';

type Nomenklatur = typeof programEntity | typeof kegiatanEntity | typeof subKegiatanEntity;

/** What the three levels of the budget nomenclature ask for, under the words of the given one. */
export function nomenklaturFields(entity: Nomenklatur) {
  const { own } = formFieldsOf(entity as typeof programEntity);
  return [own('kode'), own('nama'), own('pagu'), own('realisasi')];
}
