import { sql } from 'kysely';

/**
 * SQL: the rounds `j1` and `j2` of the criteria of worksheets; the second where it gave a score, and, by `kedua`, where its
 * reader may see it.
 */
export const putaranSql = (kedua = true) => sql`
  lke_jawaban j1 left join lke_jawaban j2 on j1.tahap = 1 and j2.tahap = 2 and j2.penilaian_id = j1.penilaian_id
    and j2.kriteria_id = j1.kriteria_id and j2.nilai is not null and ${kedua}`;

/** SQL of `putaranSql`: a text that counts, of the second round alone where it gave a score (`temuanBerlaku`). */
export const berlakuSql = (name: 'catatan' | 'rekomendasi') =>
  sql<string | null>`case when j2.id is null then ${sql.ref(`j1.${name}`)} else ${sql.ref(`j2.${name}`)} end`;

/** SQL of `putaranSql`: what the first round found and the second found repaired (`temuanDiperbaiki`); null: nothing. */
export const diperbaikiSql = sql<string | null>`case when j2.id is not null and j2.rekomendasi is null
  then coalesce(j1.rekomendasi, case when j2.catatan is null then j1.catatan end) end`;
