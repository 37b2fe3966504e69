import type { LkeBukti } from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';
import { momentColumn } from '../../../kit/paging/read-page';

/** SQL: a kept file `f` as JSON; null where nothing was joined. */
export const berkasJson: RawBuilder<LkeBukti['berkas']> = sql`
  case when f.id is not null then json_build_object('id', f.id, 'nama', f.nama, 'jenis', f.jenis, 'ukuran', f.ukuran) end`;

/** SQL: pages that matter of what is used as `b`, and how many the kept file `f` has, as fields of JSON. */
export const halamanFields = sql`
  'halaman', case when b.halaman_dari is not null then
    json_build_object('dari', b.halaman_dari, 'sampai', b.halaman_sampai) end,
  'jumlah_halaman', f.jumlah_halaman`;

/** SQL: evidence put forward for a criterion as JSON, from `buktiSource`. */
export const buktiObject: RawBuilder<LkeBukti> = sql`
  json_build_object('id', b.id, 'versi', b.versi, 'tahap', b.tahap, 'eviden_id', e.id, 'eviden_versi_id', v.id,
    'nomor', v.nomor, 'jenis', e.jenis, 'nama', e.nama, 'tanggal_dokumen', e.tanggal_dokumen, 'periode', e.periode,
    'sha256', v.sha256, 'waktu', ${momentColumn(sql`v.created_at`)}, 'berkas', ${berkasJson}, 'tautan', v.tautan,
    ${halamanFields}, 'putusan', b.putusan, 'alasan', b.alasan)`;

/** SQL: what is put forward, with its content and its file. */
export const buktiSource = sql`
  lke_bukti b join lke_eviden_versi v on v.id = b.eviden_versi_id join lke_eviden e on e.id = v.eviden_id
  left join berkas f on f.id = v.berkas_id`;
