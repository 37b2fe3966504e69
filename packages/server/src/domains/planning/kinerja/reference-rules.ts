import type { JenisPengampu } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { Fault } from '../../../kit/resource/collect-faults';
import { findOne } from '../../../kit/resource/reference-faults';
import type { References } from '../../../kit/resource/references';

type Tx = Kysely<Tables>;

export interface PengampuFields {
  readonly satuan_kerja_id: number;
  readonly pengampu: JenisPengampu | null;
  readonly struktur_organisasi_id: number | null;
  readonly tim_kerja_id: number | null;
}

/** The owner is a post of the unit, or a team of the unit in this year. */
export async function pengampuFaults(
  rujukan: References,
  body: PengampuFields,
  tahun: number,
): Promise<Fault[]> {
  const { pengampu, struktur_organisasi_id, tim_kerja_id, satuan_kerja_id } = body;
  if (pengampu === 'unit-kerja' && struktur_organisasi_id !== null) {
    const post = await findOne(rujukan, 'struktur_organisasi', struktur_organisasi_id, { satuan_kerja_id });
    return [
      ['struktur_organisasi_id', post === undefined ? 'Unit kerja ini bukan bagian satuan kerja' : null],
    ];
  }
  if (pengampu === 'tim-kerja' && tim_kerja_id !== null) {
    const team = await findOne(rujukan, 'tim_kerja', tim_kerja_id, { satuan_kerja_id, tahun });
    return [
      ['tim_kerja_id', team === undefined ? 'Tim kerja ini tidak ada di satuan kerja dan tahun ini' : null],
    ];
  }
  const field = pengampu === 'unit-kerja' ? 'struktur_organisasi_id' : 'tim_kerja_id';
  return [[field, pengampu === null ? null : 'Pilih pengampunya']];
}

/** Only the owner of the chosen kind is stored. */
export const pengampuValues = ({
  pengampu,
  struktur_organisasi_id,
  tim_kerja_id,
}: Omit<PengampuFields, 'satuan_kerja_id'>) => ({
  pengampu,
  struktur_organisasi_id: pengampu === 'unit-kerja' ? struktur_organisasi_id : null,
  tim_kerja_id: pengampu === 'tim-kerja' ? tim_kerja_id : null,
});

/** Remedies answer failures of the same level, of this unit, in the year before. */
export async function solusiFaults(
  tx: Tx,
  table: keyof Tables,
  body: {
    readonly satuan_kerja_id: number;
    readonly solusi: readonly { readonly kinerja_masalah_id: number }[];
  },
  tahun: number,
): Promise<Fault[]> {
  const ids = body.solusi.map(({ kinerja_masalah_id }) => kinerja_masalah_id);
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${ids}) and satuan_kerja_id = ${body.satuan_kerja_id}
      and tahun_kinerja = ${tahun - 1} and deleted_at is null`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  return ids.map((id, index) => [
    `solusi.${index}.kinerja_masalah_id`,
    known.has(id) ? null : 'Masalah harus kinerja tahun lalu satuan kerja ini pada tingkat yang sama',
  ]);
}
