import type { AsalAngkaLangkah, RealisasiAnggota } from '@selaras/contracts';
import { type AngkaTriwulan, type Jawaban, keadaanRealisasiOf } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { angkaTriwulan, asalColumn, namaAkun } from '../../../kit/asal-realisasi/asal-realisasi';
import { orangTim } from '../../../kit/tim-kerja/tempat-berlaku';
import { isLangkahTim, satuanKerjaJson } from './tim-sql';

type PerTriwulan = (number | null)[];

/** A part of a step as it lies in the database. */
interface StoredBagian {
  readonly id: number;
  readonly nip: string;
  readonly nama: string;
  /** Measured in another unit than the step. */
  readonly satuan_lain: boolean;
  readonly triwulan: (Omit<RealisasiAnggota, 'keadaan'> & { readonly jawaban: Jawaban | null })[];
}

export interface Bagian extends Pick<StoredBagian, 'id' | 'nip' | 'nama' | 'satuan_lain'> {
  readonly triwulan: RealisasiAnggota[];
}

/** A step with the parts of those who carry it. */
export interface Langkah {
  readonly id: number;
  readonly versi: number;
  readonly satuan_kerja: { satuan_kerja_id: number; satuan_kerja_nama: string; singkatan: string | null };
  readonly tim_kerja_id: number | null;
  readonly perbaikan: boolean;
  readonly sasaran: string;
  readonly indikator: string;
  readonly satuan: string | null;
  readonly sub_kegiatan: string | null;
  readonly target: PerTriwulan;
  /** Teams whose people carry it, of its unit; of its own team alone if it has one. */
  readonly tim: string[];
  readonly bagian: Bagian[];
  /** Its own figures by quarter, with what reports wrote of them last. */
  readonly angka: AngkaTriwulan[];
  /** Where those figures come from that reports wrote. */
  readonly asal_realisasi: AsalAngkaLangkah[];
}

const bukti = sql`coalesce((
  select json_agg(json_build_object('id', e.id, 'berkas', json_build_object('id', f.id, 'nama', f.nama,
    'jenis', f.jenis, 'ukuran', f.ukuran)) order by e.id)
  from bukti_langkah_aksi e join berkas f on f.id = e.berkas_id
  where e.langkah_aksi_anggota_id = b.id and e.triwulan = q.triwulan), '[]')`;

const bagianJson = sql`coalesce((
  select json_agg(json_build_object('id', b.id, 'nip', b.nip, 'nama', p.peg_nama,
    'satuan_lain', b.satuan is not null and b.satuan is distinct from l.satuan, 'triwulan', (
    select json_agg(json_build_object('bagian_id', b.id, 'triwulan', q.triwulan, 'versi', coalesce(r.versi, 0),
      'target', ${angkaTriwulan('b', 'target', sql`q.triwulan`)}, 'realisasi', ${angkaTriwulan('b', 'realisasi', sql`q.triwulan`)}, 'uraian', r.uraian, 'catatan', r.catatan,
      'dijawab', case when r.diputus_oleh is not null then
        json_build_object('oleh', ${namaAkun(sql`r.diputus_oleh`)}, 'pada', r.diputus_pada) end,
      'jawaban', case when r.id is not null then json_build_object('keadaan', r.keadaan, 'nilai', r.nilai) end,
      'bukti', ${bukti}) order by q.triwulan)
    from generate_series(1, 4) q(triwulan)
    left join realisasi_anggota r on r.langkah_aksi_anggota_id = b.id and r.triwulan = q.triwulan
  )) order by b.id)
  from langkah_aksi_anggota b join pegawai p on p.peg_nip = b.nip
  where b.langkah_aksi_id = l.id and b.deleted_at is null), '[]')`;

const angkaJson = sql`(
  select json_agg(json_build_object('realisasi', ${angkaTriwulan('l', 'realisasi', sql`q.triwulan`)}, 'asal',
    case when a.id is not null then json_build_object('nilai', a.nilai, 'sebelum', a.sebelum) end) order by q.triwulan)
  from generate_series(1, 4) q(triwulan)
  left join realisasi_langkah a on a.langkah_aksi_id = l.id and a.triwulan = q.triwulan)`;

async function read(db: Kysely<Tables>, condition: RawBuilder<unknown>): Promise<Langkah[]> {
  const { rows } = await sql<Omit<Langkah, 'bagian'> & { bagian: StoredBagian[] }>`
    select l.id, l.versi, ${satuanKerjaJson} as satuan_kerja, sub.tim_kerja_id,
      l.penyebab_kegagalan_id is not null as perbaikan, l.sasaran, l.indikator, l.satuan, n.nama as sub_kegiatan,
      json_build_array(l.target_tw1, l.target_tw2, l.target_tw3, l.target_tw4) as target,
      coalesce((select json_agg(t.nama order by t.nama) from tim_kerja t
        where t.deleted_at is null and ${isLangkahTim}), '[]') as tim,
      ${bagianJson} as bagian, ${angkaJson} as angka, ${asalColumn(sql`l.id`)} as asal_realisasi
    from kinerja_langkah_aksi l
    join kinerja_sub_kegiatan sub on sub.id = l.kinerja_sub_kegiatan_id and sub.deleted_at is null
    left join sub_kegiatan n on n.id = sub.sub_kegiatan_id
    join satuan_kerja unit on unit.satuan_kerja_id = l.satuan_kerja_id
    where l.deleted_at is null and ${condition}
    order by n.nama, sub.id, l.id`.execute(db);
  return rows.map((row) => ({ ...row, bagian: row.bagian.map(shown) }));
}

const shown = ({ triwulan, ...bagian }: StoredBagian): Bagian => ({
  ...bagian,
  triwulan: triwulan.map(({ jawaban, dijawab, ...quarter }) => {
    const keadaan = keadaanRealisasiOf(quarter.realisasi, jawaban);
    const isAnswered = keadaan === 'dikonfirmasi' || keadaan === 'dikembalikan';
    return { ...quarter, keadaan, dijawab: isAnswered ? dijawab : null };
  }),
});

/** The work of a team, or one step of it. */
export const listLangkahTim = (db: Kysely<Tables>, timId: number, langkahId?: number) =>
  read(
    db,
    sql`exists (select from tim_kerja t where t.id = ${timId} and ${isLangkahTim})
      ${langkahId === undefined ? sql`` : sql`and l.id = ${langkahId}`}`,
  );

/** Steps of a year that somebody carries. */
export const listLangkahOrang = (db: Kysely<Tables>, nip: RawBuilder<string>, tahun: number) =>
  read(
    db,
    sql`l.tahun_kinerja = ${tahun} and exists (
      select from langkah_aksi_anggota p where p.langkah_aksi_id = l.id and p.deleted_at is null and p.nip = ${nip})`,
  );

/** One step of a year that somebody carries, held until the transaction ends; undefined where there is none. */
export async function holdLangkahOrang(
  tx: Kysely<Tables>,
  { id, nip, tahun }: { id: number; nip: string; tahun: number },
): Promise<Langkah | undefined> {
  await tx.selectFrom('kinerja_langkah_aksi').where('id', '=', id).select('id').forUpdate().execute();
  const [langkah] = await read(tx, sql`l.id = ${id} and l.tahun_kinerja = ${tahun}`);
  return langkah?.bagian.some((one) => one.nip === nip) ? langkah : undefined;
}

/** The step of a part, held with all its parts until the transaction ends; undefined where there is none in this year. */
export async function holdLangkahOf(
  tx: Kysely<Tables>,
  bagianId: number,
  tahun: number,
): Promise<{ langkah: Langkah; bagian: Bagian } | undefined> {
  await tx
    .selectFrom('kinerja_langkah_aksi')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('langkah_aksi_anggota')
        .where('id', '=', bagianId)
        .where('deleted_at', 'is', null)
        .select('langkah_aksi_id'),
    )
    .select('id')
    .forUpdate()
    .execute();
  const [langkah] = await read(
    tx,
    sql`l.tahun_kinerja = ${tahun} and l.id = (
      select p.langkah_aksi_id from langkah_aksi_anggota p where p.id = ${bagianId} and p.deleted_at is null)`,
  );
  const bagian = langkah?.bagian.find(({ id }) => id === bagianId);
  return langkah === undefined || bagian === undefined ? undefined : { langkah, bagian };
}

/** NIPs of the people who may carry steps of a team. */
export async function nipsOfTim(db: Kysely<Tables>, timId: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ nip: string }>`
    select o.nip from tim_kerja t cross join lateral (${orangTim}) o where t.id = ${timId}`.execute(db);
  return new Set(rows.map(({ nip }) => nip));
}
