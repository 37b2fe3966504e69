import type { TimSaya } from '@selaras/contracts';
import { type Jawaban, keadaanRealisasiOf, type Triwulan, triwulanBerakhir } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { groupBy } from '../../../kit/grouping/group-by';
import { listTimPembaca, type PembacaTim } from './tim-repository';
import { langkahSemuaTim } from './tim-sql';
import { type LangkahRingkas, summarizeTim } from './tim-view';

type Quarters<Prefix extends string> = Readonly<Record<`${Prefix}_tw${Triwulan}`, number | null>>;

/** A part of a team's step, beside the step's own targets; a step that nobody carries is one row without NIP. */
interface StoredBagian extends Quarters<'langkah'>, Quarters<'target'>, Quarters<'realisasi'> {
  readonly tim_id: number;
  readonly langkah_id: number;
  readonly nip: string | null;
  /** Answers by quarter. */
  readonly jawaban: Readonly<Record<string, Jawaban>> | null;
}

function triwulanOf(row: StoredBagian) {
  const target = [row.target_tw1, row.target_tw2, row.target_tw3, row.target_tw4];
  const realisasi = [row.realisasi_tw1, row.realisasi_tw2, row.realisasi_tw3, row.realisasi_tw4];
  return target.map((value, at) => {
    const figure = realisasi[at] ?? null;
    const keadaan = keadaanRealisasiOf(figure, row.jawaban?.[at + 1] ?? null);
    return { target: value, realisasi: figure, keadaan };
  });
}

/** Steps of teams, by team: those below its own performances, and those without a team that its people carry. */
async function listLangkah(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly LangkahRingkas[]>> {
  // Rows as they are: JSON of some thousand parts costs more than the steps themselves.
  const { rows } = await sql<StoredBagian>`
    with tim as materialized (select * from tim_kerja where id = any(${ids}::bigint[])),
    kerja as materialized (${langkahSemuaTim}
    ), jawaban as (
      select r.langkah_aksi_anggota_id as bagian_id,
        json_object_agg(r.triwulan, json_build_object('keadaan', r.keadaan, 'nilai', r.nilai)) as isi
      from realisasi_anggota r
      join langkah_aksi_anggota b on b.id = r.langkah_aksi_anggota_id
      where b.langkah_aksi_id in (select id from kerja) group by 1
    )
    select k.tim_id, k.id as langkah_id, l.target_tw1 as langkah_tw1, l.target_tw2 as langkah_tw2,
      l.target_tw3 as langkah_tw3, l.target_tw4 as langkah_tw4, b.nip, b.target_tw1, b.target_tw2, b.target_tw3,
      b.target_tw4, b.realisasi_tw1, b.realisasi_tw2, b.realisasi_tw3, b.realisasi_tw4, j.isi as jawaban
    from kerja k join kinerja_langkah_aksi l on l.id = k.id
    left join langkah_aksi_anggota b on b.langkah_aksi_id = k.id and b.deleted_at is null
    left join jawaban j on j.bagian_id = b.id`.execute(db);
  const byTim = groupBy(rows, ({ tim_id }) => tim_id);
  return new Map([...byTim].map(([id, parts]) => [id, langkahOf(parts)]));
}

const targetOf = ([row]: readonly StoredBagian[]) =>
  row === undefined ? [] : [row.langkah_tw1, row.langkah_tw2, row.langkah_tw3, row.langkah_tw4];

/** Steps of one team out of their parts. */
const langkahOf = (parts: readonly StoredBagian[]): LangkahRingkas[] =>
  [...groupBy(parts, ({ langkah_id }) => langkah_id).values()].map((rows) => ({
    target: targetOf(rows),
    bagian: rows.flatMap((row) => (row.nip === null ? [] : { nip: row.nip, triwulan: triwulanOf(row) })),
  }));

/** Every team that somebody leads or oversees, in figures; in two queries, however many there are. */
export async function listTimSaya(db: Kysely<Tables>, pembaca: PembacaTim): Promise<TimSaya[]> {
  const over = triwulanBerakhir(pembaca.tahun, pembaca.now);
  const teams = await listTimPembaca(db, pembaca);
  if (teams.length === 0) return [];
  const langkah = await listLangkah(
    db,
    teams.map(({ id }) => id),
  );
  return teams.map((tim) =>
    summarizeTim({ tim, orang: new Set(tim.nip_orang), over }, langkah.get(tim.id) ?? []),
  );
}
