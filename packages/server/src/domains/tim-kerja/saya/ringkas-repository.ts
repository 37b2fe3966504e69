import type { TimSaya } from '@selaras/contracts';
import { type Jawaban, keadaanRealisasiOf } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { listTimPembaca } from './tim-repository';
import { orangTim } from './tim-sql';
import { type LangkahRingkas, type Looking, ringkasTim } from './tim-view';

type Angka = number | null;

/** A step of a team: its targets by quarter, and of each part the NIP, targets, figures and answers. */
interface StoredLangkah {
  readonly tim_id: number;
  readonly target: Angka[];
  readonly bagian: (readonly [nip: string, target: Angka[], realisasi: Angka[], jawaban: StoredJawaban])[];
}
type StoredJawaban = Readonly<Record<string, Jawaban>> | null;

const langkahOf = ({ target, bagian }: StoredLangkah): LangkahRingkas => ({
  target,
  bagian: bagian.map(([nip, targets, realisasi, jawaban]) => ({
    nip,
    triwulan: targets.map((value, at) => {
      const figure = realisasi[at] ?? null;
      return {
        target: value,
        realisasi: figure,
        keadaan: keadaanRealisasiOf(figure, jawaban?.[at + 1] ?? null),
      };
    }),
  })),
});

/** Steps of teams, by team: those below its own performances, and those without a team that its people carry. */
async function listLangkah(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly LangkahRingkas[]>> {
  const { rows } = await sql<StoredLangkah>`
    with tim as materialized (select * from tim_kerja where id = any(${ids}::bigint[])),
    kerja as materialized (
      select t.id as tim_id, l.id from tim t
      join kinerja_sub_kegiatan sub on sub.tim_kerja_id = t.id and sub.deleted_at is null
      join kinerja_langkah_aksi l on l.kinerja_sub_kegiatan_id = sub.id and l.deleted_at is null
        and l.tahun_kinerja = t.tahun and l.satuan_kerja_id = t.satuan_kerja_id
      union
      select t.id, l.id from tim t
      cross join lateral (${orangTim}) o
      join langkah_aksi_anggota b on b.nip = o.nip and b.deleted_at is null
      join kinerja_langkah_aksi l on l.id = b.langkah_aksi_id and l.deleted_at is null
        and l.tahun_kinerja = t.tahun and l.satuan_kerja_id = t.satuan_kerja_id
      join kinerja_sub_kegiatan sub on sub.id = l.kinerja_sub_kegiatan_id and sub.deleted_at is null
        and sub.tim_kerja_id is null
    ), jawaban as (
      select r.langkah_aksi_anggota_id as bagian_id,
        json_object_agg(r.triwulan, json_build_object('keadaan', r.keadaan, 'nilai', r.nilai)) as isi
      from realisasi_anggota r
      join langkah_aksi_anggota b on b.id = r.langkah_aksi_anggota_id
      where b.langkah_aksi_id in (select id from kerja) group by 1
    ), bagian as (
      select b.langkah_aksi_id, json_agg(json_build_array(b.nip,
        json_build_array(b.target_tw1, b.target_tw2, b.target_tw3, b.target_tw4),
        json_build_array(b.realisasi_tw1, b.realisasi_tw2, b.realisasi_tw3, b.realisasi_tw4), j.isi)) as isi
      from langkah_aksi_anggota b left join jawaban j on j.bagian_id = b.id
      where b.deleted_at is null and b.langkah_aksi_id in (select id from kerja) group by 1
    )
    select k.tim_id, json_build_array(l.target_tw1, l.target_tw2, l.target_tw3, l.target_tw4) as target,
      coalesce(bagian.isi, '[]') as bagian
    from kerja k join kinerja_langkah_aksi l on l.id = k.id left join bagian on bagian.langkah_aksi_id = k.id`.execute(
    db,
  );
  const byTim = new Map<number, LangkahRingkas[]>();
  for (const row of rows) {
    const known = byTim.get(row.tim_id) ?? [];
    known.push(langkahOf(row));
    byTim.set(row.tim_id, known);
  }
  return byTim;
}

interface Asked extends Pick<Looking, 'over'> {
  readonly userId: number;
  readonly tahun: number;
}

/** Every team that somebody leads or oversees, in figures; in two queries, however many there are. */
export async function listTimSaya(db: Kysely<Tables>, { over, ...pembaca }: Asked): Promise<TimSaya[]> {
  const teams = await listTimPembaca(db, pembaca);
  if (teams.length === 0) return [];
  const langkah = await listLangkah(
    db,
    teams.map(({ id }) => id),
  );
  return teams.map((tim) =>
    ringkasTim({ tim, orang: new Set(tim.nip_orang), over }, langkah.get(tim.id) ?? []),
  );
}
