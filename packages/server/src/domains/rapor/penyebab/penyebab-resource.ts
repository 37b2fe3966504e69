import { type CheckedBodyOf, penyebabKegagalanCalls, penyebabKegagalanEntity } from '@selaras/contracts';
import { type CapaianInput, type FieldGroup, keadaanRaporOf, masalahPenyebab } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { sheetColumnsOf } from '../../../kit/described/sheet-columns';
import { collect } from '../../../kit/resource/collect-faults';
import { findOne } from '../../../kit/resource/reference-faults';
import type { KitCalls, Resource, RuleContext } from '../../../kit/resource/resource';
import { columnsOf, satuanKerjaColumn } from '../../../kit/resource/row-columns';
import { storeRow } from '../../../kit/resource/store';
import { textOrder } from '../../../kit/text/text-order';

type Body = CheckedBodyOf<typeof penyebabKegagalanCalls.create>;

const LEVEL = 'kinerja-sub-kegiatan';
const { satuan_kerja_id: _, ...ownFields } = penyebabKegagalanEntity.fields;

/** Everything of a cause closes with its quarter. */
const ofQuarter = (triwulan: number) =>
  Object.fromEntries(
    Object.keys(penyebabKegagalanEntity.fields).map((field) => [field, `tw${triwulan}` as FieldGroup]),
  );

const columns = () =>
  sql.join([
    columnsOf('id', 'versi', 'tahun_kinerja', 'triwulan', 'penyebab'),
    satuanKerjaColumn,
    sql`(select json_build_object('id', induk.id, 'indikator', induk.indikator)
      from kinerja_sub_kegiatan induk where induk.id = r.kinerja_sub_kegiatan_id) as kinerja_sub_kegiatan`,
    sql`(select csf.catatan from kinerja_csf csf where csf.id = r.kinerja_csf_id) as csf`,
  ]);

/** Causes of missed targets of a quarter (domain §2); the action steps that answer one keep it from being removed. */
export const penyebabKegagalan: Resource<Body> = {
  calls: penyebabKegagalanCalls satisfies KitCalls<Body>,
  table: 'penyebab_kegagalan',
  belongsTo: 'satuan-kerja',
  kunci: penyebabKegagalanEntity.kunci,
  groups: {},
  groupsOf: ({ triwulan }) => ofQuarter(triwulan),
  removalGroup: (row) => ('triwulan' in row ? (`tw${row.triwulan}` as FieldGroup) : 'kinerja'),
  sheetColumns: sheetColumnsOf(ownFields),
  sql: {
    from: sql`penyebab_kegagalan r`,
    where: (tahun) => sql`r.tahun_kinerja = ${tahun}`,
    listColumns: columns,
    columns,
    search: [sql`r.penyebab`],
    filters: {
      kinerja_sub_kegiatan_id: (id: number) => sql<boolean>`r.kinerja_sub_kegiatan_id = ${id}`,
      triwulan: (triwulan: number) => sql<boolean>`r.triwulan = ${triwulan}`,
    },
    orders: { triwulan: sql`r.triwulan`, penyebab: textOrder('penyebab') },
  },
  check,
  store,
  anak: (id) => sql`
    select 'kinerja-langkah-aksi' as level, l.id, l.sasaran as label from kinerja_langkah_aksi l
    where l.penyebab_kegagalan_id = ${id} and l.deleted_at is null order by l.id`,
};

type Induk = Omit<CapaianInput, 'target' | 'realisasi'> &
  Readonly<Record<`${'target' | 'realisasi'}_tw${number}`, number | null>>;

/** Why the quarter of a sub-activity has no failure to explain; null when it has one. */
const masalahOf = (induk: Induk, triwulan: number) =>
  masalahPenyebab(
    keadaanRaporOf({
      ...induk,
      target: induk[`target_tw${triwulan}`] ?? null,
      realisasi: induk[`realisasi_tw${triwulan}`] ?? null,
    }),
    triwulan,
  );

/**
 * It is of a sub-activity of its unit and year whose target of the quarter was not reached, and stays with it and with
 * its quarter.
 */
async function check({ tx, references, body, tahun, id }: RuleContext<Body>) {
  const { satuan_kerja_id, kinerja_sub_kegiatan_id, triwulan } = body;
  const induk = await findOne<Induk>(references, 'kinerja_sub_kegiatan', kinerja_sub_kegiatan_id, {
    satuan_kerja_id,
    tahun_kinerja: tahun,
  });
  const before = id === null ? null : await readPlace(tx, id);
  return collect([
    [
      'kinerja_sub_kegiatan_id',
      induk === undefined
        ? 'Kinerja sub kegiatan ini tidak ada di satuan kerja dan tahun yang sama'
        : before !== null && before.kinerja_sub_kegiatan_id !== kinerja_sub_kegiatan_id
          ? 'Sub kegiatan tidak dapat diganti; catat penyebab baru di sana.'
          : null,
    ],
    [
      'triwulan',
      before !== null && before.triwulan !== triwulan
        ? 'Triwulan tidak dapat diganti; catat penyebab baru di sana.'
        : induk === undefined
          ? null
          : masalahOf(induk, triwulan),
    ],
  ]);
}

const readPlace = (tx: Kysely<Tables>, id: number) =>
  tx
    .selectFrom('penyebab_kegagalan')
    .where('id', '=', id)
    .select(['kinerja_sub_kegiatan_id', 'triwulan'])
    .executeTakeFirstOrThrow();

async function store({ tx, body, tahun, id }: RuleContext<Body>): Promise<number> {
  const { csf, ...values } = body;
  const kinerja_csf_id = csf === null ? null : await failedCsf(tx, tahun, { ...values, csf });
  return storeRow(tx, 'penyebab_kegagalan', id, { ...values, kinerja_csf_id, tahun_kinerja: tahun });
}

/** The failed success factor with this text; made when the sub-activity has none, which then has a new version. */
async function failedCsf(
  tx: Kysely<Tables>,
  tahun: number,
  { satuan_kerja_id, kinerja_sub_kegiatan_id: kinerja_id, csf }: Omit<Body, 'csf'> & { readonly csf: string },
): Promise<number> {
  const jenis = 'tidak_tercapai' as const;
  await sql`select from kinerja_sub_kegiatan where id = ${kinerja_id} for no key update`.execute(tx);
  const known = await tx
    .selectFrom('kinerja_csf')
    .where('level', '=', LEVEL)
    .where('kinerja_id', '=', kinerja_id)
    .where('jenis', '=', jenis)
    .where('catatan', '=', csf)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  await sql`update kinerja_sub_kegiatan set updated_at = now() where id = ${kinerja_id}`.execute(tx);
  return storeRow(tx, 'kinerja_csf', null, {
    tahun,
    satuan_kerja_id,
    level: LEVEL,
    kinerja_id,
    jenis,
    catatan: csf,
  });
}
