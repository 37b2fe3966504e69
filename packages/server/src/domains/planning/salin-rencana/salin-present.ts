import type { SalinanRow } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { type BarisRencana, type SalinTarget, susunRencana } from './salin-plan';

/** The preview: every row of the earlier plan with what would become of it. Nothing is written. */
export async function presentSalinan(db: Kysely<Tables>, target: SalinTarget): Promise<SalinanRow[]> {
  const { baris } = await susunRencana(db, target);
  return baris.map(presented);
}

function presented({ kunci, jenis, id, keadaan, catatan, butuh, sidik, pengampu, sumber }: BarisRencana) {
  const { kode, indikator, sasaran, satuan, target, polaritas, range_min, range_max, anggaran } = sumber;
  const { kamus, csf } = sumber;
  return {
    kunci,
    jenis,
    id,
    kode,
    indikator,
    sasaran,
    satuan,
    target,
    polaritas,
    range_min,
    range_max,
    anggaran,
    pengampu: pengampu.pengampu === null ? null : (sumber.pengampu?.nama ?? null),
    kamus,
    csf,
    keadaan,
    catatan: [...catatan],
    butuh: [...butuh],
    sidik,
  };
}
