import type { Riwayat } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';

type Perubahan = Riwayat['perubahan'];

/** Columns that refer to another row: its table, and what people call such a row. */
const rujukan: Readonly<Record<string, { table: keyof Tables; nama: RawBuilder<string>; kunci?: string }>> = {
  satuan_kerja_id: { table: 'satuan_kerja', nama: sql`satuan_kerja_nama`, kunci: 'satuan_kerja_id' },
  struktur_organisasi_id: { table: 'struktur_organisasi', nama: sql`jabatan_nama` },
  tim_kerja_id: { table: 'tim_kerja', nama: sql`nama` },
  program_id: { table: 'program', nama: sql`kode || ' ' || nama` },
  kegiatan_id: { table: 'kegiatan', nama: sql`kode || ' ' || nama` },
  sub_kegiatan_id: { table: 'sub_kegiatan', nama: sql`kode || ' ' || nama` },
  sasaran_strategis_id: { table: 'sasaran_strategis', nama: sql`nomor || ' ' || sasaran` },
  indikator_sasaran_strategis_id: { table: 'indikator_sasaran_strategis', nama: sql`indikator` },
  sasaran_strategis_pd_id: { table: 'sasaran_strategis_pd', nama: sql`iku` },
  kinerja_program_id: { table: 'kinerja_program', nama: sql`indikator` },
  kinerja_kegiatan_id: { table: 'kinerja_kegiatan', nama: sql`indikator` },
  kinerja_sub_kegiatan_id: { table: 'kinerja_sub_kegiatan', nama: sql`indikator` },
  validator_id: { table: 'users', nama: sql`nama` },
  penyebab_kegagalan_id: { table: 'penyebab_kegagalan', nama: sql`penyebab` },
};

/** The same changes with names in the place of ids, as far as the rows that they refer to are still there. */
export async function denganNama(
  db: Kysely<Tables>,
  daftar: readonly Perubahan[],
): Promise<readonly Perubahan[]> {
  const ids = new Map<string, Set<number>>();
  for (const { kolom, sebelum, sesudah } of daftar.flat()) {
    if (rujukan[kolom] === undefined) continue;
    const known = ids.get(kolom) ?? new Set();
    for (const id of [sebelum, sesudah]) if (typeof id === 'number') known.add(id);
    ids.set(kolom, known);
  }
  if (ids.size === 0) return daftar;
  const nama = await namaOf(db, ids);
  const named = (kolom: string, value: unknown) => nama.get(`${kolom} ${value}`) ?? value;
  return daftar.map((perubahan) =>
    perubahan.map(({ kolom, sebelum, sesudah }) => ({
      kolom,
      sebelum: named(kolom, sebelum),
      sesudah: named(kolom, sesudah),
    })),
  );
}

async function namaOf(db: Kysely<Tables>, ids: ReadonlyMap<string, ReadonlySet<number>>) {
  const asked = [...ids].flatMap(([kolom, wanted]) => {
    const target = rujukan[kolom];
    if (target === undefined) return [];
    const { table, nama, kunci = 'id' } = target;
    return [
      sql`select ${kolom} as kolom, ${sql.ref(kunci)} as id, ${nama} as nama from ${sql.table(table)}
        where ${sql.ref(kunci)} = any(${[...wanted]}::bigint[])`,
    ];
  });
  const { rows } = await sql<{ kolom: string; id: number; nama: string }>`
    ${sql.join(asked, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ kolom, id, nama }) => [`${kolom} ${id}`, nama]));
}
