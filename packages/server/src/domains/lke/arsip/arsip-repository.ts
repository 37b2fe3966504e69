import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';

interface Isi {
  /** What the portal said, byte for byte, by the id of the evidence's content. */
  readonly portal: ReadonlyMap<number, string>;
  /** Names in the store by the ids of the files. */
  readonly names: ReadonlyMap<number, string>;
}

/** What a worksheet's evidence is made of besides its row. */
export async function findIsi(db: Kysely<Tables>, penilaianId: number | null): Promise<Isi> {
  const { rows } = await sql<{
    id: number;
    isi: string | null;
    berkas_id: number | null;
    nama_acak: string | null;
  }>`
    select v.id, v.isi, v.berkas_id, f.nama_acak
    from lke_eviden_versi v left join berkas f on f.id = v.berkas_id
    where v.id in (select eviden_versi_id from lke_bukti where penilaian_id = ${penilaianId})`.execute(db);
  return {
    portal: new Map(rows.flatMap(({ id, isi }) => (isi === null ? [] : [[id, isi] as const]))),
    names: new Map(
      rows.flatMap(({ berkas_id, nama_acak }) =>
        berkas_id === null || nama_acak === null ? [] : [[berkas_id, nama_acak] as const],
      ),
    ),
  };
}
