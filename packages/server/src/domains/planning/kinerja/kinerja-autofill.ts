import { isAutoFilled, type TingkatNomenklatur } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { columnsOf, perTriwulan } from '../../../kit/resource/row-columns';
import { definisi } from './kinerja-columns';

export interface AutofillInput {
  readonly table: 'kinerja_program' | 'kinerja_kegiatan' | 'kinerja_sub_kegiatan';
  readonly nomenklatur: TingkatNomenklatur;
  readonly satuan_kerja_id: number;
  readonly tahun: number;
  readonly indikator?: string | undefined;
  /** This year's row of the nomenclature; last year's has the same code. */
  readonly nomenklaturId?: number | undefined;
}

const copied = [
  'id',
  'tahun_kinerja',
  'sasaran',
  'indikator',
  'satuan',
  'polaritas',
  'range_min',
  'range_max',
  'tipe_hitung',
  'target',
  ...perTriwulan('target'),
  'realisasi',
  'capaian',
  'anggaran',
  ...perTriwulan('anggaran'),
  ...definisi,
  'skp',
  'penyebab_kegagalan',
];

/**
 * Last year's performance of the unit that has the same indicator, else the same nomenclature; null before 2023 (spec 2
 * §9) or without a match. Of several of a nomenclature the first that this year does not have yet comes first. Team and nomenclature are this year's of the same name and code, so that they can be saved.
 */
export async function findAutofill<Row>(db: Kysely<Tables>, input: AutofillInput): Promise<Row | null> {
  const { table, nomenklatur, satuan_kerja_id, tahun, indikator = null, nomenklaturId = null } = input;
  if (!isAutoFilled(tahun) || (indikator === null && nomenklaturId === null)) return null;
  const kemendagri = table === 'kinerja_sub_kegiatan' ? sql`, r.indikator_kemendagri` : sql``;
  const there = sql`exists (select from ${sql.table(table)} lagi where lagi.satuan_kerja_id = r.satuan_kerja_id
    and lagi.tahun_kinerja = ${tahun} and lagi.deleted_at is null and lower(lagi.indikator) = lower(r.indikator))`;
  const { rows } = await sql<{ content: Row }>`
    select row_to_json(content) as content from (
      select ${columnsOf(...copied)} ${kemendagri}, ${there} as sudah_ada,
        case when jabatan.id is not null or tim.id is not null then r.pengampu end as pengampu,
        case when jabatan.id is not null then json_build_object('id', jabatan.id, 'jabatan_nama', jabatan.jabatan_nama,
          'unit_kerja_nama_full', jabatan.unit_kerja_nama_full) end as struktur_organisasi,
        case when tim.id is not null then json_build_object('id', tim.id, 'nama', tim.nama,
          'ketua', (select json_build_object('peg_nama', p.peg_nama) from pegawai p where p.peg_nip = tim.nip_ketua))
          end as tim_kerja,
        case when kini.id is not null then json_build_object('id', kini.id, 'kode', kini.kode, 'nama', kini.nama) end
          as ${sql.ref(nomenklatur)}
      from ${sql.table(table)} r
      left join ${sql.table(nomenklatur)} dulu on dulu.id = ${sql.ref(`r.${nomenklatur}_id`)}
      left join ${sql.table(nomenklatur)} kini on kini.satuan_kerja_id = r.satuan_kerja_id
        and kini.tahun_kinerja = ${tahun} and kini.kode = dulu.kode and kini.deleted_at is null
      left join struktur_organisasi jabatan on jabatan.id = r.struktur_organisasi_id and jabatan.deleted_at is null
      left join tim_kerja tim_dulu on tim_dulu.id = r.tim_kerja_id
      left join tim_kerja tim on tim.satuan_kerja_id = r.satuan_kerja_id and tim.tahun = ${tahun}
        and tim.nama = tim_dulu.nama and tim.deleted_at is null
      where r.satuan_kerja_id = ${satuan_kerja_id} and r.tahun_kinerja = ${tahun - 1} and r.deleted_at is null
        and (lower(r.indikator) = lower(${indikator}::text) or kini.id = ${nomenklaturId}::bigint)
      order by lower(r.indikator) = lower(${indikator}::text) desc nulls last,
        ${there}, r.id
      limit 1
    ) content`.execute(db);
  return rows[0]?.content ?? null;
}
