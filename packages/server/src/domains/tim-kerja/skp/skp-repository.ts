import type { HasilKerja, Skp } from '@selaras/contracts';
import { aspekOf } from '@selaras/domain';
import type { Actor } from '@selaras/roles';
import { type Kysely, sql } from 'kysely';
import { akhirTahun } from '../../../database/orang/orang-pada';
import type { Tables } from '../../../database/tables';
import { inScope, ownScope } from '../../../kit/visibility/unit-scope';
import { hasilKerjaSql } from './hasil-kerja-sql';

type Row = Omit<HasilKerja, 'aspek'> & { readonly tambahan: boolean };

/** A plan with the unit that it belongs to, which decides who may see it. */
export interface StoredSkp extends Omit<Skp, 'instansi'> {
  readonly satuan_kerja_id: number;
  readonly unit_kerja_id: number | null;
}

type Found = Pick<StoredSkp, 'satuan_kerja_id' | 'unit_kerja_id' | 'pegawai' | 'penilai'> & {
  readonly memimpin: boolean;
  readonly hasil: readonly Row[];
};

/**
 * The plan side of an employee's targets of a year: goals and performances marked as SKP that his post or team owns, his
 * agreement, his action steps. Undefined for who was not employed that year.
 */
export async function findSkp(
  db: Kysely<Tables>,
  actor: Actor,
  nip: string,
  tahun: number,
): Promise<StoredSkp | undefined> {
  const told = inScope(ownScope(actor), sql`b.satuan_kerja_id`);
  const { rows } = await sql<Found>`
    with orang as materialized (
      select p.*, coalesce(pos.level = 1 and p.jenis_jabatan = 'struktural', false) as memimpin, pos.parent_id,
        pos.unit_kerja_nama, u.satuan_kerja_nama, u.parent_id as unit_atas
      from pegawai_pada(${tahun}::integer) p
      join satuan_kerja u on u.satuan_kerja_id = p.satuan_kerja_id
      left join struktur_organisasi pos on pos.id = p.unit_kerja_id
      where p.peg_nip = ${nip}
    ),
    atasan as materialized (
      select coalesce(
        case when jenis_jabatan = 'struktural' then pejabat_pada(coalesce(parent_id, (
          select s.id from struktur_organisasi s where s.satuan_kerja_id = unit_atas and s.level = 1
            and s.deleted_at is null order by s.id limit 1)), ${akhirTahun(tahun)}) end, atasan_nip) as nip
      from orang
    ),
    janji as materialized (
      select i.* from pk_item i where i.perjanjian_kinerja_id = (
        select k.id from perjanjian_kinerja k join orang on orang.id = k.subjek_id
        where k.jenis = 'pegawai' and k.tahun = ${tahun} and k.status <> 'draf' and k.deleted_at is null
        order by k.perubahan_ke desc limit 1)
    )
    select orang.satuan_kerja_id, orang.unit_kerja_id, orang.memimpin,
      json_build_object('nama', orang.peg_nama, 'nip', orang.peg_nip, 'pangkat_gol', orang.pangkat_gol,
        'jabatan', orang.jabatan, 'unit_kerja', coalesce(orang.unit_kerja_nama, orang.satuan_kerja_nama)) as pegawai,
      coalesce(
        (select json_build_object('nama', b.peg_nama, 'nip', case when ${told} then b.peg_nip end,
            'pangkat_gol', case when ${told} then b.pangkat_gol end, 'jabatan', b.jabatan,
            'unit_kerja', u.satuan_kerja_nama)
          from atasan join pegawai_pada(${tahun}::integer) b on b.peg_nip = atasan.nip
          join satuan_kerja u on u.satuan_kerja_id = b.satuan_kerja_id),
        (select json_build_object('nama', k.pihak_pertama_nama, 'nip', null, 'pangkat_gol', null,
            'jabatan', k.pihak_pertama_jabatan, 'unit_kerja', 'Kabupaten')
          from perjanjian_kinerja k where orang.memimpin and k.jenis = 'pemda' and k.deleted_at is null
            and k.status <> 'draf' order by k.tahun = ${tahun} desc, k.tahun desc, k.perubahan_ke desc limit 1)
      ) as penilai,
      coalesce((select json_agg(json_build_object('tambahan', h.tambahan, 'rhk_pimpinan', h.rhk_pimpinan, 'rhk', h.rhk,
          'indikator', h.indikator, 'satuan', h.satuan, 'polaritas', h.polaritas, 'range_min', trim_scale(h.range_min),
          'range_max', trim_scale(h.range_max), 'target', trim_scale(h.target)) order by h.tingkat, h.id)
        from (${hasilKerjaSql(tahun)}) h), '[]') as hasil
    from orang`.execute(db);
  const found = rows[0];
  if (found === undefined) return undefined;
  const { hasil, memimpin, ...rest } = found;
  const results = (wanted: boolean): HasilKerja[] =>
    hasil.flatMap(({ tambahan, ...row }) =>
      tambahan === wanted ? [{ ...row, aspek: aspekOf(row.satuan) }] : [],
    );
  return {
    ...rest,
    tahun,
    bentuk: memimpin ? 'pimpinan' : 'pegawai',
    utama: results(false),
    tambahan: results(true),
  };
}
