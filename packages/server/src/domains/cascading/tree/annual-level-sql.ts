import { type RawBuilder, sql } from 'kysely';
import { kinerjaColumns, pengampuJoins } from '../../../kit/kinerja-sql/node-columns';
import { penyebabTahunanSql } from '../../../kit/kinerja-sql/penyebab-sql';
import { csfJoin, solusiJoin, subKegiatanJoins } from './companion-sql';
import { type JenisTahunan, pkOfRow } from './pk-sql';
import { levelRows, ownUnit, type TreeScope } from './tree-scope';

/** One of the three levels whose rows belong to a single year. */
export interface AnnualLevel {
  readonly level: JenisTahunan;
  readonly table: string;
  readonly parentColumn: string;
  /** Budget nomenclature of the level. */
  readonly nomenklatur: string;
  readonly own: RawBuilder<unknown>;
  readonly joins?: typeof subKegiatanJoins;
}

export const program: AnnualLevel = {
  level: 'kinerja-program',
  table: 'kinerja_program',
  parentColumn: 'sasaran_strategis_pd_id',
  nomenklatur: 'program',
  own: sql`${penyebabTahunanSql} as penyebab_kegagalan, r.is_kinerja_direktur_to_wakil_direktur_rsud`,
};

export const kegiatan: AnnualLevel = {
  level: 'kinerja-kegiatan',
  table: 'kinerja_kegiatan',
  parentColumn: 'kinerja_program_id',
  nomenklatur: 'kegiatan',
  own: sql`${penyebabTahunanSql} as penyebab_kegagalan`,
};

export const subKegiatan: AnnualLevel = {
  level: 'kinerja-sub-kegiatan',
  table: 'kinerja_sub_kegiatan',
  parentColumn: 'kinerja_kegiatan_id',
  nomenklatur: 'sub_kegiatan',
  own: sql`
    coalesce(r.indikator_kemendagri, nama.indikator_kemendagri) as indikator_kemendagri, r.is_external,
    coalesce(${penyebabTahunanSql}, penyebab.penyebab) as penyebab_kegagalan,
    atas.kinerja_program_id, coalesce(langkah.langkah, '[]') as kinerja_langkah_aksi`,
  joins: subKegiatanJoins,
};

/** Boxes of one annual level: id, parent, own or contributed, JSON without children, and the box's budget. */
export function annualRows(
  scope: TreeScope,
  { level, table, parentColumn, nomenklatur, own, joins }: AnnualLevel,
): RawBuilder<unknown> {
  const year = sql`asli.tahun_kinerja = ${scope.tahun}`;
  const ownRows = sql`${year} and ${ownUnit(scope, sql`asli.satuan_kerja_id`)}`;
  return sql`
    select r.id, r.induk_id, r.is_cross, row_to_json(content)::text as node,
      r.anggaran as pagu, r.realisasi_anggaran as terpakai
    from (${levelRows(level, sql.table(table), parentColumn, ownRows, year)}) r
    join unit using (satuan_kerja_id)
    ${csfJoin(scope, level)}
    ${solusiJoin(scope, level)}
    left join ${sql.table(nomenklatur)} nama on nama.id = ${sql.ref(`r.${nomenklatur}_id`)}
    ${pengampuJoins}
    ${joins?.(scope, level) ?? sql``}
    cross join lateral (
      select ${kinerjaColumns(pkOfRow(scope, level))}, ${own},
        case when nama.id is not null then
          json_build_object('id', nama.id, 'kode', nama.kode, 'nama', nama.nama) end as ${sql.ref(nomenklatur)}
    ) content`;
}
