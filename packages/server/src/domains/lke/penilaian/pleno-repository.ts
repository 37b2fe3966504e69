import type { LkeInstrumen } from '@selaras/contracts';
import { nilaiBerlaku, nilaiLke } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { listBaris } from './lembar-repository';
import type { HeldPenilaian } from './penilaian-repository';

/** Gives every component the points of the second evaluation; points of an earlier plenary stay (domain §4). */
export async function beginPleno(
  tx: Kysely<Tables>,
  instrumen: LkeInstrumen,
  { id: penilaian_id, satuan_kerja_id, tahun }: HeldPenilaian,
): Promise<void> {
  const rows = await listBaris(tx, { instrumenId: instrumen.id, penilaianId: penilaian_id });
  const scores = new Map(
    rows.flatMap((row) => {
      const nilai = nilaiBerlaku(row);
      return nilai === null ? [] : [[row.kriteria_id, nilai] as const];
    }),
  );
  const { komponen } = nilaiLke(instrumen, scores);
  await tx
    .insertInto('lke_pleno')
    .values(
      komponen.map(({ id: komponen_id, nilai }) => ({
        penilaian_id,
        satuan_kerja_id,
        tahun,
        komponen_id,
        nilai_awal: nilai,
        nilai,
      })),
    )
    .onConflict((conflict) => conflict.columns(['penilaian_id', 'komponen_id']).doNothing())
    .execute();
}
