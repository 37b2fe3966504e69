import {
  type Anak,
  type EntityFields,
  kegiatanCalls,
  kegiatanEntity,
  programCalls,
  programEntity,
  subKegiatanCalls,
  subKegiatanEntity,
} from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';
import { sheetColumnsOf } from '../../../kit/resource/entity-columns';
import type { Faults, KitCalls, Resource, RuleContext } from '../../../kit/resource/resource';
import { storeRow } from '../../../kit/resource/store';
import { anakOf } from '../kinerja/attachments';
import { anakColumn, columnsOf, satuanKerjaColumn } from '../kinerja/kinerja-columns';
import { collect } from '../kinerja/kinerja-rules';
import { findOne, satuanKerjaFault } from '../kinerja/reference-rules';

interface NomenklaturBody {
  readonly satuan_kerja_id: number;
  readonly kode: string;
  readonly nama: string;
  readonly pagu: number;
  readonly realisasi: number;
}

interface Tingkat<Body extends NomenklaturBody> {
  readonly calls: KitCalls<Body>;
  readonly fields: EntityFields;
  readonly table: 'program' | 'kegiatan' | 'sub_kegiatan';
  readonly sebutan: string;
  /** The level above, stored as `parent_id`. */
  readonly induk?: { readonly table: 'program' | 'kegiatan'; readonly field: keyof Body & string };
  /** Columns that only this level has. */
  readonly khusus?: readonly (keyof Body & string)[];
  anak(id: RawBuilder<unknown>): RawBuilder<Anak>;
}

/** Budget nomenclature: codes are unique in a unit and year and begin with that of the level above (domain §8). */
function nomenklaturResource<Body extends NomenklaturBody>(tingkat: Tingkat<Body>): Resource<Body> {
  const { calls, fields, table, induk, khusus = [], anak } = tingkat;
  const columns = [
    columnsOf('id', 'versi', 'tahun_kinerja', 'kode', 'nama', 'pagu', 'realisasi', ...khusus),
    satuanKerjaColumn,
    ...(induk
      ? [
          sql`json_build_object('id', induk.id, 'kode', induk.kode, 'nama', induk.nama) as ${sql.ref(induk.table)}`,
        ]
      : []),
  ];
  return {
    calls,
    table,
    belongsTo: 'satuan-kerja',
    kunci: 'tanpa',
    groups: {},
    sheetColumns: sheetColumnsOf(fields, {
      satuan_kerja_id: { of: 'satuan_kerja', field: 'satuan_kerja_nama' },
      ...(induk && { [induk.field]: { of: induk.table, field: 'kode' } }),
    }),
    sql: {
      from: sql`${sql.table(table)} r`,
      ...(induk && { joins: sql`join ${sql.table(induk.table)} induk on induk.id = r.parent_id` }),
      where: (tahun) => sql`r.tahun_kinerja = ${tahun}`,
      listColumns: () => sql.join(columns),
      columns: () => sql.join([...columns, anakColumn(anak(sql`r.id`))]),
      search: [sql`(r.kode || ' ' || r.nama)`],
      searchPrefix: sql`kata_cari(r.kode || ' ' || r.nama)`,
      filters: induk ? { [induk.field]: (id: number) => sql<boolean>`r.parent_id = ${id}` } : {},
      orders: { kode: sql`r.kode`, nama: sql`r.nama`, pagu: sql`r.pagu`, realisasi: sql`r.realisasi` },
    },
    check: (input) => periksa(tingkat, input),
    store: ({ tx, body, tahun, id }) => {
      const { satuan_kerja_id, kode, nama, pagu, realisasi } = body;
      return storeRow(tx, table, id, {
        tahun_kinerja: tahun,
        satuan_kerja_id,
        kode,
        nama,
        pagu,
        realisasi,
        ...Object.fromEntries(khusus.map((field) => [field, body[field]])),
        ...(induk && { parent_id: body[induk.field] }),
      });
    },
    anak: (id) => anak(sql`${id}`),
  };
}

async function periksa<Body extends NomenklaturBody>(
  { table, sebutan, induk }: Tingkat<Body>,
  { tx, references, body, tahun, id }: RuleContext<Body>,
): Promise<Faults> {
  const { satuan_kerja_id, kode } = body;
  const faults: (readonly [string, string | null])[] =
    id === null ? [await satuanKerjaFault(references, satuan_kerja_id)] : [];
  const unit = sql`satuan_kerja_id = ${satuan_kerja_id} and tahun_kinerja = ${tahun}`;
  if (induk) {
    const parent = await findOne<{ kode: string }>(references, induk.table, body[induk.field] as number, {
      satuan_kerja_id,
      tahun_kinerja: tahun,
    });
    const name = induk.table === 'program' ? 'Program' : 'Kegiatan';
    faults.push([induk.field, parent ? null : `${name} ini tidak ada di satuan kerja dan tahun yang sama`]);
    if (parent && !kode.startsWith(`${parent.kode}.`)) {
      faults.push(['kode', `Kode harus diawali kode ${induk.table}, ${parent.kode}`]);
    }
  }
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)}
    where ${unit} and kode = ${kode} and deleted_at is null and id is distinct from ${id}::bigint`.execute(
    tx,
  );
  if (rows.length > 0) faults.push(['kode', `Kode ini sudah dipakai ${sebutan} lain di satuan kerja ini`]);
  return collect(faults);
}

const kinerjaBelow = (level: 'program' | 'kegiatan' | 'sub_kegiatan', id: RawBuilder<unknown>) =>
  anakOf(`kinerja-${level.replace('_', '-')}`, `kinerja_${level}`, `${level}_id`, 'indikator', id);

export const program = nomenklaturResource({
  calls: programCalls,
  fields: programEntity.fields,
  table: 'program',
  sebutan: 'program',
  anak: (id) =>
    sql<Anak>`${anakOf('kegiatan', 'kegiatan', 'parent_id', 'nama', id)} union all ${kinerjaBelow('program', id)}`,
});

export const kegiatan = nomenklaturResource({
  calls: kegiatanCalls,
  fields: kegiatanEntity.fields,
  table: 'kegiatan',
  sebutan: 'kegiatan',
  induk: { table: 'program', field: 'program_id' },
  anak: (id) =>
    sql<Anak>`${anakOf('sub-kegiatan', 'sub_kegiatan', 'parent_id', 'nama', id)} union all ${kinerjaBelow('kegiatan', id)}`,
});

export const subKegiatan = nomenklaturResource({
  calls: subKegiatanCalls,
  fields: subKegiatanEntity.fields,
  table: 'sub_kegiatan',
  sebutan: 'sub kegiatan',
  induk: { table: 'kegiatan', field: 'kegiatan_id' },
  khusus: ['indikator_kemendagri', 'satuan_kemendagri'],
  anak: (id) => kinerjaBelow('sub_kegiatan', id),
});
