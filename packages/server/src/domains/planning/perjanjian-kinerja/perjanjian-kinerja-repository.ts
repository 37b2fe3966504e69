import type { PerjanjianKinerjaKind } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { isOpenAgreement } from '../../../kit/perjanjian/open-agreement';
import type { Visibility } from '../../../kit/visibility/visibility';
import type { PerjanjianKinerja } from './perjanjian-kinerja';

export interface PerjanjianKey {
  readonly jenis: PerjanjianKinerjaKind;
  readonly id: number;
  readonly tahun_kinerja?: number | undefined;
  readonly perjanjian_id?: number | undefined;
}

/** An agreement with its signed copy, null where none is kept. */
export interface FoundPerjanjian extends PerjanjianKinerja {
  readonly berkas_id: number | null;
}

const pihak = (nama: 'pertama' | 'kedua') => {
  const column = (part: string) => sql.ref(`p.pihak_${nama}_${part}`);
  return sql`case when ${column('nama')} is not null then json_build_object('nama', ${column('nama')},
    'jabatan', coalesce(${column('jabatan')}, ''), 'pangkat', ${column('pangkat')}, 'nip', ${column('nip')}) end`;
};

/**
 * The newest agreement of a subject among those that the reader may open: of the latest year unless one is asked for, an
 * issued one before a draft, an amendment before the original. So an amendment that is not signed yet hides from nobody
 * the original that is.
 * The regency has one agreement a year, whichever of its goals was asked from.
 */
export async function findPerjanjian(
  db: Kysely<Tables>,
  { jenis, id, tahun_kinerja, perjanjian_id }: PerjanjianKey,
  visibility: Visibility,
): Promise<FoundPerjanjian | undefined> {
  const { rows } = await sql<FoundPerjanjian>`
    select p.id, p.berkas_id, p.tahun, p.jenis, p.tahap, p.perubahan_ke, p.status, p.satuan_kerja_id, unit.satuan_kerja_nama,
      ${pihak('pertama')} as pihak_pertama, ${pihak('kedua')} as pihak_kedua, p.tanggal, p.tempat,
      coalesce((
        select json_agg(json_build_object('sasaran', i.sasaran, 'indikator', i.indikator, 'satuan', i.satuan,
          'polaritas', i.polaritas, 'range_min', i.range_min, 'range_max', i.range_max, 'target', i.target) order by i.nomor)
        from pk_item i where i.perjanjian_kinerja_id = p.id), '[]') as item,
      coalesce((
        select json_agg(json_build_object('kode', a.kode, 'nama', a.nama, 'anggaran', a.anggaran,
          'keterangan', a.keterangan) order by a.nomor)
        from pk_anggaran a where a.perjanjian_kinerja_id = p.id), '[]') as anggaran
    from perjanjian_kinerja p
    left join satuan_kerja unit using (satuan_kerja_id)
    where p.jenis = ${jenis} and p.deleted_at is null
      ${jenis === 'pemda' ? sql`` : sql`and p.subjek_id = ${id}`}
      ${tahun_kinerja === undefined ? sql`` : sql`and p.tahun = ${tahun_kinerja}`}
      ${perjanjian_id === undefined ? sql`` : sql`and p.id = ${perjanjian_id}`}
      and ${isOpenAgreement(visibility, 'p')}
    order by p.tahun desc, p.status = 'draf', p.perubahan_ke desc
    limit 1`.execute(db);
  return rows[0];
}
