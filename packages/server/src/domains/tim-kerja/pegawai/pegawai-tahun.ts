import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: an employee as he was in a year, to be joined laterally: his last post that began within it or before, else the
 * first that he got afterwards. Unlike `pegawai_pada` nobody is left out: who stood in a team of a year stays there,
 * whenever he left (migration 0050, issue 14 part 4).
 */
export const pegawaiTahun = (
  nip: RawBuilder<unknown>,
  tahun: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  lateral (
    select orang.id, orang.peg_nip, orang.peg_nama, orang.berhenti_pada, masa.jabatan, masa.satuan_kerja_id,
      masa.unit_kerja_id
    from pegawai orang
    cross join ${jabatanTahun(sql`orang.peg_nip`, tahun)} masa
    where orang.peg_nip = ${nip}
  )`;

/** SQL: where an employee stood in a year, as `pegawaiTahun` has it, without who he is. */
export const jabatanTahun = (
  nip: RawBuilder<unknown>,
  tahun: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  lateral (
    select j.jabatan, j.satuan_kerja_id, j.unit_kerja_id
    from jabatan_pegawai j where j.peg_nip = ${nip}
    order by greatest(j.mulai, make_date(${tahun}, 12, 31)), j.mulai desc nulls last, j.id desc
    limit 1
  )`;
