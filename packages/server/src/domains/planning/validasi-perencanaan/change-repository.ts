import type { ChildrenCount, Riwayat } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { perubahanOf } from '../../../kit/resource/history-repository';
import { type RowChange, withNames } from '../../../kit/resource/reference-names';

type Values = Readonly<Record<string, unknown>>;

const tables = [
  'sasaran_strategis_pd',
  'kinerja_program',
  'kinerja_kegiatan',
  'kinerja_sub_kegiatan',
  'kinerja_langkah_aksi',
];
/** What is reported during the year is no change of the plan. */
const reported =
  /^(realisasi|capaian|rata_nasional|label_pembanding|penyebab|status_upload_pk|validasi_bappeda)/;

export interface PerubahanRencana {
  /** By `level:id`; a row made since then is `baru`. */
  readonly baris: ReadonlyMap<string, { baru: boolean; perubahan: Riwayat['perubahan'] }>;
  readonly dihapus: ChildrenCount[];
}

/** What became of each row of a unit's plan since a moment, from the audit log: the first state against the last one. */
export async function findChanges(
  db: Kysely<Tables>,
  satuanKerjaId: number,
  tahun: number,
  sejak: Date,
): Promise<PerubahanRencana> {
  const { rows } = await sql<{ tabel: string; id: number; sebelum: Values | null; sesudah: Values | null }>`
    select tabel, baris_id as id,
      (array_agg(sebelum order by id))[1] as sebelum, (array_agg(sesudah order by id desc))[1] as sesudah
    from (
      select * from audit_log a
      where a.satuan_kerja_id = ${satuanKerjaId} and a.waktu > ${sejak} and a.tabel = any(${tables})
        and coalesce((coalesce(a.sesudah, a.sebelum) ->> 'tahun_kinerja')::integer, ${tahun}) = ${tahun}
    ) jejak
    group by tabel, baris_id order by tabel, baris_id`.execute(db);

  const baris = new Map<string, RowChange & { baru: boolean }>();
  const dihapus: ChildrenCount[] = [];
  for (const { tabel, id, sebelum, sesudah } of rows) {
    const level = tabel.replaceAll('_', '-');
    if (sesudah === null || sesudah.deleted_at !== null) {
      if (sebelum !== null) dihapus.push({ level, id, label: String(sebelum.indikator ?? sebelum.iku) });
      continue;
    }
    const perubahan = sebelum === null ? [] : perubahanOf(sebelum, sesudah);
    baris.set(`${level}:${id}`, {
      tabel,
      baru: sebelum === null,
      perubahan: perubahan.filter(({ kolom }) => !reported.test(kolom)),
    });
  }
  const named = await withNames(db, [...baris.values()]);
  const entries = [...baris].map(
    ([key, { baru }], index) => [key, { baru, perubahan: named[index] ?? [] }] as const,
  );
  return { baris: new Map(entries), dihapus };
}
