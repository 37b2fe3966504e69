import { isNomenklaturSalinan, type JenisSalinan, jenisSalinan } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { Resource } from '../../../kit/resource/resource';
import { listChildren } from '../../../kit/resource/resource-repository';
import { deleteBelongings } from '../kinerja/csf';
import { kinerjaKegiatan } from '../kinerja-kegiatan/kinerja-kegiatan-resource';
import { kinerjaLangkahAksi } from '../kinerja-langkah-aksi/langkah-aksi-resource';
import { kinerjaProgram } from '../kinerja-program/kinerja-program-resource';
import { kinerjaSubKegiatan } from '../kinerja-sub-kegiatan/kinerja-sub-kegiatan-resource';
import { kegiatan, program, subKegiatan } from '../nomenklatur/nomenklatur-resource';
import type { SalinTarget } from './salin-plan';
import { bukaRencana } from './salin-write';

interface Batal extends Omit<SalinTarget, 'dari'> {
  /** The moment of the copy, which all of its rows share. */
  readonly salinan: string;
}

type Dibuat = Pick<Resource<object>, 'table' | 'anak'>;

const dibuat: Readonly<Record<Exclude<JenisSalinan, 'sasaran-strategis-pd'>, Dibuat>> = {
  program,
  kegiatan,
  sub_kegiatan: subKegiatan,
  'kinerja-program': kinerjaProgram,
  'kinerja-kegiatan': kinerjaKegiatan,
  'kinerja-sub-kegiatan': kinerjaSubKegiatan,
  'kinerja-langkah-aksi': kinerjaLangkahAksi,
};

/**
 * Removes what one copy of this user made, from the lowest level up: a row that somebody changed since, that has something
 * else below it, or whose dictionary entry, members or evidence are somebody's work stays, and so does what stands above it.
 */
export async function batalkanSalinan(
  tx: Kysely<Tables>,
  batal: Batal,
): Promise<{ dihapus: number; tinggal: number }> {
  await bukaRencana(tx, batal);
  let dihapus = 0;
  let tinggal = 0;
  for (const jenis of jenisSalinan.toReversed()) {
    if (jenis === 'sasaran-strategis-pd') continue;
    const { table, anak } = dibuat[jenis];
    const gone: number[] = [];
    for (const { id, utuh } of await copiedRows(tx, jenis, table, batal)) {
      const below = utuh && anak !== undefined ? await listChildren(tx, anak(id)) : [];
      if (utuh && below.length === 0) gone.push(id);
      else tinggal += 1;
    }
    if (gone.length === 0) continue;
    if (!isNomenklaturSalinan(jenis)) await deleteBelongings(tx, jenis, ...gone);
    await sql`update ${sql.table(table)} set deleted_at = now() where id = any(${gone})`.execute(tx);
    dihapus += gone.length;
  }
  return { dihapus, tinggal };
}

/** Rows of the copy that are still there, and whether they are as it made them. */
async function copiedRows(
  tx: Kysely<Tables>,
  jenis: JenisSalinan,
  table: keyof Tables,
  { unit, tahun, actor, salinan }: Batal,
): Promise<{ id: number; utuh: boolean }[]> {
  const saat = sql`${salinan}::timestamptz`;
  const { rows } = await sql<{ id: number; utuh: boolean }>`
    select r.id, r.versi = 1 and ${untouched(jenis, saat)} as utuh
    from ${sql.table(table)} r
    where r.satuan_kerja_id = ${unit} and r.tahun_kinerja = ${tahun} and r.deleted_at is null
      and r.created_at = ${saat} and r.created_by = ${actor.id}
    order by r.id for update of r`.execute(tx);
  return rows;
}

function untouched(jenis: JenisSalinan, saat: ReturnType<typeof sql>) {
  if (isNomenklaturSalinan(jenis)) return sql`true`;
  if (jenis === 'kinerja-langkah-aksi') {
    return sql`not exists (select from langkah_aksi_anggota a where a.langkah_aksi_id = r.id and a.deleted_at is null)
      and not exists (select from bukti_langkah_aksi b where b.langkah_aksi_id = r.id)`;
  }
  return sql`not exists (select from kamus_indikator k where k.level = ${jenis} and k.kinerja_id = r.id
    and k.deleted_at is null and (k.versi <> 1 or k.created_at <> ${saat}))`;
}
