import { type Kysely, sql } from 'kysely';
import { akhirTahun, belumBerhenti, orangPada } from '../../../database/orang/orang-pada';
import type { Tables } from '../../../database/tables';
import { orangTim } from '../../../kit/tim-kerja/tempat-berlaku';

interface Penerima {
  readonly pegawai_id: number;
  readonly nip: string;
  readonly nama: string;
  readonly jabatan: string;
  /** Name of his unit when it is not the team's. */
  readonly asal: string | null;
}

/** A team with the people who may carry its steps. */
export interface TimPenerima {
  readonly id: number;
  readonly nama: string;
  readonly unit_kerja_id: number | null;
  readonly orang: readonly Penerima[];
}

interface Asked {
  readonly unit: number;
  readonly tahun: number;
  readonly nip: string;
  readonly ids: readonly number[];
  /** ISO date by which nobody is offered who has left. */
  readonly hariIni: string;
}

/** Teams of a unit in a year: these, and those that somebody leads or serves in. */
export async function listTimPenerima(
  db: Kysely<Tables>,
  { unit, tahun, nip, ids, hariIni }: Asked,
): Promise<TimPenerima[]> {
  const { rows } = await sql<TimPenerima>`
    select t.id, t.nama, t.unit_kerja_id, (
      select json_agg(json_build_object('pegawai_id', p.id, 'nip', p.peg_nip, 'nama', p.peg_nama, 'jabatan', p.jabatan,
        'asal', case when p.satuan_kerja_id <> t.satuan_kerja_id then u.satuan_kerja_nama end) order by p.peg_nama, p.id)
      from (${orangTim}) o
      cross join ${orangPada(sql`o.nip`, akhirTahun(sql`t.tahun`))} p
      join satuan_kerja u on u.satuan_kerja_id = p.satuan_kerja_id
      where ${belumBerhenti(sql`p.berhenti_pada`, hariIni)}) as orang
    from tim_kerja t
    where t.satuan_kerja_id = ${unit} and t.tahun = ${tahun} and t.deleted_at is null
      and (t.id = any(${[...ids]}::bigint[]) or ${nip} in (${orangTim}))
    order by t.nama, t.id`.execute(db);
  return rows.map((row) => ({ ...row, orang: row.orang ?? [] }));
}
