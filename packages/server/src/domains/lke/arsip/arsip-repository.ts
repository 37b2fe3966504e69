import type { PihakLke } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { momentColumn } from '../../../kit/paging/read-page';

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
    where v.id in (
      select eviden_versi_id from lke_bukti where penilaian_id = ${penilaianId}
      union select b.eviden_versi_id from lke_tindak_lanjut_bukti b
      join lke_tindak_lanjut t on t.id = b.tindak_lanjut_id where t.penilaian_id = ${penilaianId})`.execute(
    db,
  );
  return {
    portal: new Map(rows.flatMap(({ id, isi }) => (isi === null ? [] : [[id, isi] as const]))),
    names: new Map(
      rows.flatMap(({ berkas_id, nama_acak }) =>
        berkas_id === null || nama_acak === null ? [] : [[berkas_id, nama_acak] as const],
      ),
    ),
  };
}

interface PesanArsip {
  readonly waktu: string;
  readonly pengguna: string;
  readonly pihak: PihakLke;
  readonly teks: string;
}

/** A thread about a criterion with its replies, the first said first. */
export interface PercakapanArsip extends PesanArsip {
  readonly selesai: boolean;
  readonly balasan: readonly PesanArsip[];
}

const pesan = (alias: string) => sql`'waktu', ${momentColumn(sql.ref(`${alias}.created_at`))},
  'pengguna', (select nama from users where id = ${sql.ref(`${alias}.created_by`)}), 'pihak', ${sql.ref(`${alias}.pihak`)},
  'teks', ${sql.ref(`${alias}.teks`)}`;

/** Threads of a worksheet by criterion. What the unit never sees is never among them, whoever reads. */
export async function findPercakapan(
  db: Kysely<Tables>,
  penilaianId: number | null,
): Promise<ReadonlyMap<number, PercakapanArsip[]>> {
  const { rows } = await sql<{ kriteria_id: number; isi: PercakapanArsip[] }>`
    select m.kriteria_id, json_agg(json_build_object(${pesan('m')}, 'selesai', m.selesai, 'balasan', coalesce((
      select json_agg(json_build_object(${pesan('b')}) order by b.id) from lke_komentar b
      where b.percakapan_id = m.id and not b.internal), '[]')) order by m.id) as isi
    from lke_komentar m
    where m.penilaian_id = ${penilaianId} and m.percakapan_id is null and not m.internal group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ kriteria_id, isi }) => [kriteria_id, isi]));
}
