import { kinerjaLangkahAksiCalls, kinerjaLangkahAksiEntity, timKerjaActs } from '@selaras/contracts';
import { allTriwulan, bidangLangkahAksi, bidangLangkahPerbaikan, triwulanWord } from '@selaras/domain';
import { can } from '@selaras/roles';
import { sql } from 'kysely';
import { asalColumn } from '../../../kit/asal-realisasi/asal-realisasi';
import { releaseBukti } from '../../../kit/bukti-langkah-aksi/bukti-repository';
import { sheetColumnsOf } from '../../../kit/described/sheet-columns';
import type { KitCalls, RuleContext } from '../../../kit/resource/resource';
import { columnsOf, perTriwulan, satuanKerjaColumn } from '../../../kit/resource/row-columns';
import { storeRow, syncRows } from '../../../kit/resource/store';
import type { BatchResource } from '../../../kit/resource/write-many';
import { textOrder } from '../../../kit/text/text-order';
import { indukKinerjaColumn } from '../kinerja/kinerja-columns';
import { column, columnFrom, unitColumn } from '../kinerja/kinerja-sheet-columns';
import { withAngkaAnggota } from './angka-anggota';
import { rescaleBagian } from './bagian-anggota';
import { checkLangkahAksi, type LangkahAksiBody } from './langkah-aksi-rules';
import { timColumn } from './tim-langkah';

const angkaTriwulan = [...perTriwulan('target'), ...perTriwulan('realisasi')] as (keyof LangkahAksiBody &
  string)[];
const own = [
  'kinerja_sub_kegiatan_id',
  'sasaran',
  'indikator',
  'satuan',
  ...angkaTriwulan,
  'anggaran',
] as const;

const bidangPerbaikan = Object.fromEntries(
  [...own, 'satuan_kerja_id', 'penyebab_kegagalan_id', 'anggota'].map((field) => [
    field,
    bidangLangkahPerbaikan(field),
  ]),
);

const columns = () =>
  sql.join([
    columnsOf('id', 'versi', 'tahun_kinerja', 'sasaran', 'indikator', 'satuan', ...angkaTriwulan, 'anggaran'),
    satuanKerjaColumn,
    indukKinerjaColumn('kinerja_sub_kegiatan'),
    sql`case when n.id is not null then json_build_object('id', n.id, 'kode', n.kode, 'nama', n.nama) end as sub_kegiatan`,
    sql`(select json_build_object('id', p.id, 'triwulan', p.triwulan, 'penyebab', p.penyebab)
      from penyebab_kegagalan p where p.id = r.penyebab_kegagalan_id) as penyebab_kegagalan`,
    sql`coalesce((select json_agg(json_build_object('id', a.id, 'nip', a.nip, 'nama', pegawai.peg_nama,
        'target', a.target, 'satuan', a.satuan, 'realisasi_tw1', a.realisasi_tw1, 'realisasi_tw2', a.realisasi_tw2,
        'realisasi_tw3', a.realisasi_tw3, 'realisasi_tw4', a.realisasi_tw4) order by a.id)
      from langkah_aksi_anggota a join pegawai on pegawai.peg_nip = a.nip
      where a.langkah_aksi_id = r.id and a.deleted_at is null), '[]') as anggota`,
    timColumn,
  ]);

const sameText = (column: string) => (id: number) =>
  sql<boolean>`${sql.ref(`r.${column}`)} = (select ${sql.ref(`x.${column}`)} from kinerja_langkah_aksi x where x.id = ${id})`;

const { sasaran, indikator, satuan } = kinerjaLangkahAksiEntity.fields;

/** Action step with the members that carry it (domain §2, §6). */
export const kinerjaLangkahAksi: BatchResource<LangkahAksiBody> = {
  calls: kinerjaLangkahAksiCalls satisfies KitCalls<LangkahAksiBody>,
  table: 'kinerja_langkah_aksi',
  belongsTo: 'satuan-kerja',
  kunci: kinerjaLangkahAksiEntity.kunci,
  groups: bidangLangkahAksi,
  fieldsOf: (fields, row) =>
    withAngkaAnggota(
      fields,
      row,
      'penyebab_kegagalan_id' in fields && fields.penyebab_kegagalan_id !== null
        ? bidangPerbaikan
        : bidangLangkahAksi,
    ),
  removalGroup: (row) =>
    'penyebab_kegagalan' in row && row.penyebab_kegagalan !== null ? 'realisasi' : 'kinerja',
  sheetColumns: [
    unitColumn,
    columnFrom('Kode sub kegiatan', 'sub_kegiatan', 'kode'),
    columnFrom('Nama sub kegiatan', 'sub_kegiatan', 'nama'),
    ...sheetColumnsOf({ sasaran, indikator, satuan }),
    ...allTriwulan.map((tw) => column(`Target ${triwulanWord(tw)}`, `target_tw${tw}`)),
    ...allTriwulan.map((tw) => column(`Realisasi ${triwulanWord(tw)}`, `realisasi_tw${tw}`)),
    column('Anggaran', 'anggaran'),
    {
      title: 'Anggota',
      value: ({ anggota }) => (anggota as readonly { nama: string }[]).map(({ nama }) => nama).join('; '),
    },
  ],
  sql: {
    from: sql`kinerja_langkah_aksi r`,
    joins: sql`
      join kinerja_sub_kegiatan induk on induk.id = r.kinerja_sub_kegiatan_id
      left join sub_kegiatan n on n.id = induk.sub_kegiatan_id`,
    where: (tahun) => sql`r.tahun_kinerja = ${tahun}`,
    listColumns: columns,
    columns: () => sql.join([columns(), sql`${asalColumn(sql`r.id`)} as asal_realisasi`]),
    search: [sql`r.sasaran`, sql`r.indikator`],
    filters: {
      kinerja_sub_kegiatan_id: (id: number) => sql<boolean>`r.kinerja_sub_kegiatan_id = ${id}`,
      indikator: sameText('indikator'),
      sasaran: sameText('sasaran'),
      perbaikan: (value: 'true' | 'false') =>
        sql<boolean>`(r.penyebab_kegagalan_id is not null) = ${value === 'true'}`,
    },
    orders: {
      sasaran: textOrder('sasaran'),
      indikator: textOrder('indikator'),
      anggaran: sql`r.anggaran`,
      target_tw1: sql`r.target_tw1`,
      target_tw2: sql`r.target_tw2`,
      target_tw3: sql`r.target_tw3`,
      target_tw4: sql`r.target_tw4`,
    },
  },
  extra: ({ satuan_kerja }, actor) => (can(actor, timKerjaActs.read, satuan_kerja) ? {} : { tim: [] }),
  check: checkLangkahAksi,
  store,
  values: async ({ body, tahun }) => valuesOf(body, tahun),
  removeOwned: async (tx, id) => {
    await tx
      .updateTable('langkah_aksi_anggota')
      .set({ deleted_at: sql<Date>`now()` })
      .where('langkah_aksi_id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
    await releaseBukti(tx, id);
  },
};

const valuesOf = (body: LangkahAksiBody, tahun: number) => ({
  ...Object.fromEntries(own.map((field) => [field, body[field]])),
  satuan_kerja_id: body.satuan_kerja_id,
  penyebab_kegagalan_id: body.penyebab_kegagalan_id,
  tahun_kinerja: tahun,
});

async function store({ tx, body, tahun, id }: RuleContext<LangkahAksiBody>): Promise<number> {
  const { satuan_kerja_id } = body;
  const rowId = await storeRow(tx, 'kinerja_langkah_aksi', id, valuesOf(body, tahun));
  await syncRows(tx, {
    table: 'langkah_aksi_anggota',
    owner: { langkah_aksi_id: rowId, satuan_kerja_id },
    items: body.anggota,
    columns: ({ id: _, ...values }) => values,
    field: 'anggota',
  });
  await rescaleBagian(tx, rowId);
  return rowId;
}
