import {
  type CheckedBodyOf,
  kamusIndikatorFungsionalCalls,
  kamusIndikatorFungsionalEntity,
} from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { sheetColumnsOf } from '../../../kit/described/sheet-columns';
import { collect } from '../../../kit/resource/collect-faults';
import { satuanKerjaFault } from '../../../kit/resource/reference-faults';
import type { Faults, Resource, RuleContext } from '../../../kit/resource/resource';
import { columnsOf, satuanKerjaColumn } from '../../../kit/resource/row-columns';
import { storeRow } from '../../../kit/resource/store';

type Body = CheckedBodyOf<typeof kamusIndikatorFungsionalCalls.create>;

const { keterangan, ...content } = kamusIndikatorFungsionalEntity.fields;

const columns = () =>
  sql.join([
    columnsOf('id', 'versi', 'tahun', 'jabatan', 'indikator', 'satuan', 'keterangan'),
    satuanKerjaColumn,
    sql`coalesce((
      select json_agg(json_build_object('id', k.id, 'indikator', k.indikator,
        'sub_kegiatan', n.kode || ' ' || n.nama) order by n.kode nulls last, k.id)
      from kamus_fungsional_sub_kegiatan f
      join kinerja_sub_kegiatan k on k.id = f.kinerja_sub_kegiatan_id and k.deleted_at is null
      left join sub_kegiatan n on n.id = k.sub_kegiatan_id
      where f.kamus_indikator_fungsional_id = r.id), '[]') as kinerja_sub_kegiatan`,
  ]);

/** Outputs per functional position, with the sub-activities that they serve (domain §9). */
export const kamusIndikatorFungsional: Resource<Body> = {
  calls: kamusIndikatorFungsionalCalls,
  table: 'kamus_indikator_fungsional',
  belongsTo: 'satuan-kerja',
  kunci: kamusIndikatorFungsionalEntity.kunci,
  groups: {},
  sheetColumns: [
    ...sheetColumnsOf(content),
    {
      title: 'Sub kegiatan',
      value: ({ kinerja_sub_kegiatan: linked }) =>
        (linked as readonly { indikator: string; sub_kegiatan: string | null }[])
          .map(({ indikator, sub_kegiatan }) => sub_kegiatan ?? indikator)
          .join('; '),
    },
    ...sheetColumnsOf({ keterangan }),
  ],
  sql: {
    from: sql`kamus_indikator_fungsional r`,
    where: (tahun) => sql`r.tahun = ${tahun}`,
    listColumns: columns,
    columns,
    search: [sql`r.jabatan`, sql`r.indikator`],
    filters: {
      jabatan: (value: string) => sql<boolean>`r.jabatan = ${value}`,
      kinerja_sub_kegiatan_id: (id: number) => sql<boolean>`exists (
        select from kamus_fungsional_sub_kegiatan f
        where f.kamus_indikator_fungsional_id = r.id and f.kinerja_sub_kegiatan_id = ${id})`,
    },
    orders: { jabatan: sql`r.jabatan`, indikator: sql`r.indikator`, satuan_kerja: sql`r.satuan_kerja_id` },
  },
  check,
  store,
};

async function check({ tx, references, body, tahun, id }: RuleContext<Body>): Promise<Faults> {
  const { satuan_kerja_id, jabatan, indikator, kinerja_sub_kegiatan_ids: linked } = body;
  const { rows } = await sql<{ twice: boolean; foreign_unit: boolean }>`
    select exists (
      select from kamus_indikator_fungsional x
      where x.satuan_kerja_id = ${satuan_kerja_id} and x.tahun = ${tahun} and x.deleted_at is null
        and lower(x.jabatan) = lower(${jabatan}) and lower(x.indikator) = lower(${indikator})
        and x.id is distinct from ${id}::bigint) as twice,
    exists (
      select from unnest(${linked}::bigint[]) as dipilih(id)
      where not exists (
        select from kinerja_sub_kegiatan k where k.id = dipilih.id and k.satuan_kerja_id = ${satuan_kerja_id}
          and k.tahun_kinerja = ${tahun} and k.deleted_at is null)) as foreign_unit`.execute(tx);
  const [found] = rows;
  return collect([
    ...(id === null ? [await satuanKerjaFault(references, satuan_kerja_id)] : []),
    ['indikator', found?.twice ? 'Indikator ini sudah ada untuk jabatan itu; ubah yang sudah ada' : null],
    [
      'kinerja_sub_kegiatan_ids',
      found?.foreign_unit ? 'Ada sub kegiatan yang bukan dari satuan kerja dan tahun yang sama' : null,
    ],
  ]);
}

async function store({ tx, body, tahun, id }: RuleContext<Body>): Promise<number> {
  const { kinerja_sub_kegiatan_ids: linked, ...values } = body;
  const rowId = await storeRow(tx, 'kamus_indikator_fungsional', id, { ...values, tahun });
  await syncLinks(tx, rowId, linked);
  return rowId;
}

async function syncLinks(tx: Kysely<Tables>, id: number, linked: readonly number[]): Promise<void> {
  await sql`delete from kamus_fungsional_sub_kegiatan
    where kamus_indikator_fungsional_id = ${id} and kinerja_sub_kegiatan_id <> all(${linked}::bigint[])`.execute(
    tx,
  );
  await sql`insert into kamus_fungsional_sub_kegiatan
      (kamus_indikator_fungsional_id, kinerja_sub_kegiatan_id, satuan_kerja_id, tahun)
    select r.id, dipilih.id, r.satuan_kerja_id, r.tahun
    from kamus_indikator_fungsional r, unnest(${linked}::bigint[]) as dipilih(id)
    where r.id = ${id} on conflict do nothing`.execute(tx);
}
