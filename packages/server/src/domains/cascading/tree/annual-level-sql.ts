import type { TingkatTahunan } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { jabatanObject, kinerjaColumns, timObject } from '../../../kit/kinerja-sql/node-columns';
import { penyebabTahunanSql } from '../../../kit/kinerja-sql/penyebab-sql';
import { penyebabJoin } from './companion-sql';
import { pkOfRow } from './pk-sql';
import { levelRows, lookedUp, ownUnit, type TreeScope } from './tree-scope';

/** One of the three levels whose rows belong to a single year. */
export interface AnnualLevel {
  readonly level: TingkatTahunan;
  readonly table: string;
  readonly parentColumn: string;
  /** Budget nomenclature of the level. */
  readonly nomenklatur: string;
  readonly own: RawBuilder<unknown>;
  readonly joins?: typeof penyebabJoin;
  /** The activity that a row belongs to, also where it is shown below another; it tells the programme. */
  readonly kegiatan?: RawBuilder<unknown>;
}

const program: AnnualLevel = {
  level: 'kinerja-program',
  table: 'kinerja_program',
  parentColumn: 'sasaran_strategis_pd_id',
  nomenklatur: 'program',
  own: sql`${penyebabTahunanSql} as penyebab_kegagalan, r.is_kinerja_direktur_to_wakil_direktur_rsud`,
};

const kegiatan: AnnualLevel = {
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
    coalesce(${penyebabTahunanSql}, penyebab.penyebab) as penyebab_kegagalan`,
  joins: penyebabJoin,
  kegiatan: sql`r.kinerja_kegiatan_id`,
};

export const annualLevels: readonly AnnualLevel[] = [program, kegiatan, subKegiatan];

/** Name of a level's boxes in the tree's statement. */
export const boxesOf = ({ nomenklatur }: AnnualLevel): RawBuilder<unknown> =>
  sql.table(`baris_${nomenklatur}`);

/**
 * Boxes of one annual level: id, parent, own or contributed, unit, who is in charge, activity, JSON of their own fields,
 * and budget.
 */
export function annualRows(
  scope: TreeScope,
  { level, table, parentColumn, nomenklatur, own, joins, kegiatan }: AnnualLevel,
): RawBuilder<unknown> {
  const year = sql`asli.tahun_kinerja = ${scope.tahun}`;
  const ownRows = sql`${year} and ${ownUnit(scope, sql`asli.satuan_kerja_id`)}`;
  return sql`
    select r.id, r.induk_id, r.is_cross, r.satuan_kerja_id, r.struktur_organisasi_id, r.tim_kerja_id,
      ${kegiatan ?? sql`null::bigint`} as kinerja_kegiatan_id, row_to_json(content)::text as node,
      r.anggaran as pagu, r.realisasi_anggaran as terpakai
    from (${levelRows(level, sql.table(table), parentColumn, ownRows, year)}) r
    join unit using (satuan_kerja_id)
    left join ${lookedUp(scope, sql.table(nomenklatur), sql`id = ${sql.ref(`r.${nomenklatur}_id`)}`)} nama on true
    ${joins?.(scope, level) ?? sql``}
    cross join lateral (
      select ${kinerjaColumns(pkOfRow(scope, level))}, ${own},
        case when nama.id is not null then
          json_build_object('id', nama.id, 'kode', nama.kode, 'nama', nama.nama) end as ${sql.ref(nomenklatur)}
    ) content`;
}

/** The programme's id by the activity that a sub-activity belongs to, which need not be in the tree. */
export const programPieces = sql`
  select id, kinerja_program_id::text as node from kinerja_kegiatan
  where id = any(array(select kinerja_kegiatan_id from ${boxesOf(subKegiatan)}))`;

/** Positions in charge of boxes, each once, however many boxes it has. */
export const jabatanPieces = (scope: TreeScope): RawBuilder<unknown> => sql`
  select id, ${jabatanObject}::text as node from struktur_organisasi jabatan
  where ${inCharge(scope, 'jabatan.id', 'struktur_organisasi_id')}`;

/** The same of teams. */
export const timPieces = (scope: TreeScope): RawBuilder<unknown> => sql`
  select tim.id, ${timObject}::text as node from tim_kerja tim
  left join ${lookedUp(scope, sql`pegawai`, sql`peg_nip = tim.nip_ketua`)} ketua on true
  where ${inCharge(scope, 'tim.id', 'tim_kerja_id')}`;

/** In the whole regency any of them may be. */
const inCharge = ({ satuanKerjaId }: TreeScope, id: string, column: string): RawBuilder<unknown> => {
  if (satuanKerjaId === null) return sql`true`;
  const ofLevels = annualLevels.map((annual) => sql`select ${sql.ref(column)} from ${boxesOf(annual)}`);
  return sql`${sql.ref(id)} = any(array(${sql.join(ofLevels, sql` union all `)}))`;
};
