import { type LkeTindakLanjut, rencanaTindakLanjutFields } from '@selaras/contracts';
import type { KeadaanLke } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { fieldPairs } from '../../../kit/described/field-columns';
import { momentColumn } from '../../../kit/paging/read-page';
import { berkasJson, halamanFields } from '../penilaian/bukti-sql';
import { menilaiSql } from '../penilaian/menilai-sql';

/** A follow-up before it is decided who sees what of it. */
export interface StoredTindakLanjut extends Omit<LkeTindakLanjut, 'langkah' | 'menulis'> {
  readonly lembar: KeadaanLke;
  /** Whether the reader is assigned to the unit in this year, and it is not his own. */
  readonly ditugaskan: boolean;
}

export interface ReadAs {
  readonly userId: number;
  /** ISO date in the regency. */
  readonly hariIni: string;
}

/** SQL: whether the unit is late (`isTindakLanjutTerlambat`) with a recommendation that stands. */
export const terlambatSql = (hariIni: string): RawBuilder<boolean> =>
  sql`(t.ditarik is null and t.keadaan in ('terbuka', 'dikembalikan') and coalesce(t.tenggat < ${hariIni}::date, false))`;

/** SQL: whether somebody evaluates the unit of the row in its year. */
export const ditugaskanSql = (userId: number): RawBuilder<boolean> =>
  menilaiSql({ userId, unit: sql`t.satuan_kerja_id`, tahun: sql`t.tahun` });

/** SQL: what the follow-ups `t` stand beside. */
export const tindakLanjutSource = sql`
  lke_tindak_lanjut t join lke_penilaian p on p.id = t.penilaian_id
  join satuan_kerja sk on sk.satuan_kerja_id = t.satuan_kerja_id
  join lke_kriteria c on c.id = t.kriteria_id join lke_sub_komponen s on s.id = c.sub_komponen_id
  join lke_komponen k on k.id = s.komponen_id`;

/** SQL: evidence of a follow-up as JSON, the first attached first. */
const buktiJson = sql`coalesce((
  select json_agg(json_build_object('eviden_id', e.id, 'eviden_versi_id', v.id, 'nomor', v.nomor, 'jenis', e.jenis,
    'nama', e.nama, 'tanggal_dokumen', e.tanggal_dokumen, 'periode', e.periode, 'sha256', v.sha256,
    'waktu', ${momentColumn(sql`v.created_at`)}, 'berkas', ${berkasJson}, 'tautan', v.tautan, ${halamanFields}) order by b.id)
  from lke_tindak_lanjut_bukti b join lke_eviden_versi v on v.id = b.eviden_versi_id
  join lke_eviden e on e.id = v.eviden_id left join berkas f on f.id = v.berkas_id
  where b.tindak_lanjut_id = t.id), '[]')`;

const riwayatJson = sql`coalesce((
  select json_agg(json_build_object('waktu', ${momentColumn(sql`r.waktu`)}, 'pengguna', r.nama, 'dari', r.dari,
    'ke', r.ke, 'catatan', r.catatan) order by r.id desc)
  from (select l.id, l.waktu, l.dari, l.ke, l.catatan, u.nama from lke_tindak_lanjut_langkah l
    join users u on u.id = l.user_id where l.tindak_lanjut_id = t.id order by l.id desc limit 20) r), '[]')`;

/** SQL: a follow-up as JSON, from `tindakLanjutSource`. */
export const tindakLanjutObject = ({ userId, hariIni }: ReadAs): RawBuilder<StoredTindakLanjut> => sql`
  json_build_object('id', t.id, 'versi', t.versi, 'satuan_kerja', json_build_object('satuan_kerja_id',
    sk.satuan_kerja_id, 'satuan_kerja_nama', sk.satuan_kerja_nama, 'singkatan', sk.singkatan), 'tahun', t.tahun,
    'kriteria_id', t.kriteria_id, 'nomor', s.nomor || '.' || c.nomor, 'uraian', c.uraian,
    'komponen_id', s.komponen_id, 'rekomendasi', t.rekomendasi, 'keadaan', t.keadaan,
    ${fieldPairs(rencanaTindakLanjutFields, 't')}, 'terlambat', ${terlambatSql(hariIni)},
    'catatan', t.catatan, 'ditarik', t.ditarik, 'diperbaiki', t.diperbaiki, 'jumlah_bukti', (
      select count(*) from lke_tindak_lanjut_bukti b where b.tindak_lanjut_id = t.id),
    'bukti', ${buktiJson}, 'riwayat', ${riwayatJson}, 'lembar', p.keadaan,
    'ditugaskan', ${ditugaskanSql(userId)})`;
