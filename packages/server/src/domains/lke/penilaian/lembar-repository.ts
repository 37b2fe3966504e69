import type { LkeBaris, LkeBukti, LkeTahap } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { momentColumn } from '../../../kit/paging/read-page';

/** A criterion of a worksheet with everything that was written, before it is decided who sees what of it. */
export type StoredBaris = Omit<LkeBaris, 'perbaikan' | 'jumlah_bukti'>;

const tahapColumns = [
  'jawaban',
  'uraian',
  'nilai',
  'catatan',
  'rekomendasi',
  'catatan_internal',
  'perlu_perbaikan',
];

const tahapJson = (alias: string): RawBuilder<LkeTahap> => sql`
  json_build_object('versi', coalesce(${sql.ref(`${alias}.versi`)}, 0), ${sql.join(
    tahapColumns.flatMap((name) => [sql.lit(name), sql.ref(`${alias}.${name}`)]),
  )})`;

/** SQL: evidence of a criterion as JSON, the first put forward first. */
const buktiJson = (
  penilaian: RawBuilder<unknown>,
  kriteria: RawBuilder<unknown>,
): RawBuilder<LkeBukti[]> => sql`
  coalesce((
    select json_agg(json_build_object('id', b.id, 'versi', b.versi, 'tahap', b.tahap, 'eviden_id', e.id,
      'eviden_versi_id', v.id, 'nomor', v.nomor, 'jenis', e.jenis, 'nama', e.nama, 'tanggal_dokumen', e.tanggal_dokumen,
      'periode', e.periode, 'sha256', v.sha256, 'waktu', ${momentColumn(sql`v.created_at`)},
      'berkas', case when f.id is not null then json_build_object('id', f.id, 'nama', f.nama, 'jenis', f.jenis,
        'ukuran', f.ukuran) end,
      'tautan', v.tautan, 'putusan', b.putusan, 'alasan', b.alasan) order by b.id)
    from lke_bukti b join lke_eviden_versi v on v.id = b.eviden_versi_id join lke_eviden e on e.id = v.eviden_id
    left join berkas f on f.id = v.berkas_id
    where b.penilaian_id = ${penilaian} and b.kriteria_id = ${kriteria}), '[]')`;

interface BarisInput {
  readonly instrumenId: number;
  readonly penilaianId: number | null;
  /** Only this one. */
  readonly kriteriaId?: number;
}

/** Every criterion of an instrument with what a worksheet says of it, in the order of the instrument, in one query. */
export async function listBaris(
  db: Kysely<Tables>,
  { instrumenId, penilaianId, kriteriaId }: BarisInput,
): Promise<StoredBaris[]> {
  const { rows } = await sql<StoredBaris>`
    select c.id as kriteria_id, ${tahapJson('j1')} as tahap_1, ${tahapJson('j2')} as tahap_2,
      ${buktiJson(sql`${penilaianId}::bigint`, sql.ref('c.id'))} as bukti
    from lke_kriteria c
    join lke_sub_komponen p on p.id = c.sub_komponen_id
    join lke_komponen k on k.id = p.komponen_id
    left join lke_jawaban j1 on j1.penilaian_id = ${penilaianId} and j1.kriteria_id = c.id and j1.tahap = 1
    left join lke_jawaban j2 on j2.penilaian_id = ${penilaianId} and j2.kriteria_id = c.id and j2.tahap = 2
    where k.instrumen_id = ${instrumenId} ${kriteriaId === undefined ? sql`` : sql`and c.id = ${kriteriaId}`}
    order by k.urutan, p.urutan, c.nomor`.execute(db);
  return rows;
}
