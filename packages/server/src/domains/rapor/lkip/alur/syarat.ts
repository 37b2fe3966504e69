import { analisisLkip, bagianLkipWords, type LangkahLkip } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { visibilityOf } from '../../../../kit/visibility/visibility';
import { ProblemError } from '../../../../plugins/problem';
import type { SignedIn } from '../../../../plugins/signed-in';
import { type HeldAlur, listKekurangan } from '../akses/alur-repository';
import type { Pemilik } from '../akses/pemilik';
import { stillHeld } from '../bagian/bagian-repository';
import { listUsang } from '../narasi/angka-berubah';
import { findTanpaNarasi } from '../narasi/tanpa-narasi';
import { countTerbuka } from './komentar-repository';

interface Whose {
  readonly pemilik: Pemilik;
  readonly actor: SignedIn;
  readonly now: Date;
}

/** What a step asks for beside its state: 422 with what is missing, 409 while somebody still writes. */
export async function requireSyarat(
  tx: Kysely<Tables>,
  langkah: LangkahLkip,
  { id }: HeldAlur,
  { pemilik, actor, now }: Whose,
): Promise<void> {
  if (langkah === 'ajukan') {
    await requireWritten(tx, id);
    await requireNarasi(tx, pemilik, actor);
    await requireAnswered(tx, id);
    await requireNobodyWrites(tx, id, now);
    await requireFiguresSeen(tx, pemilik, actor);
  }
  if (langkah === 'selesaikan-reviu') await requireDone(tx, id);
}

const missing = (pesan: string, errors: Record<string, string[]>) =>
  new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors });

async function requireWritten(tx: Kysely<Tables>, lkipId: number): Promise<void> {
  const kekurangan = await listKekurangan(tx, lkipId);
  if (kekurangan.length === 0) return;
  const judul = kekurangan.map((kode) => bagianLkipWords[kode].judul).join(', ');
  throw missing(
    `Bagian ini belum ditulis: ${judul}.`,
    Object.fromEntries(kekurangan.map((kode) => [`bagian.${kode}`, ['Belum ditulis']])),
  );
}

/** Chapter III of a report that tells of no indicator holds tables alone. */
async function requireNarasi(tx: Kysely<Tables>, pemilik: Pemilik, actor: SignedIn): Promise<void> {
  if (!(await findTanpaNarasi(tx, pemilik, visibilityOf(actor)))) return;
  const halaman = pemilik.satuan_kerja_id === null ? 'Narasi Pemda' : 'Narasi PD';
  const pesan = `Laporan ini belum memuat satu pun narasi capaian indikator. Tulis di menu Pelaporan, halaman ${halaman}, lalu ajukan lagi.`;
  throw missing(pesan, { narasi: [pesan] });
}

/** A text whose figures have changed since would stand beside tables that say otherwise: its author decides first. */
async function requireFiguresSeen(tx: Kysely<Tables>, pemilik: Pemilik, actor: SignedIn): Promise<void> {
  const usang = await listUsang(tx, pemilik, visibilityOf(actor));
  if (usang.length === 0) return;
  const names = usang.map(
    ({ indikator, analisis }) => `${indikator} (${analisis}. ${analisisLkip[analisis - 1]})`,
  );
  const pesan = `Angka berubah sejak narasi ini ditulis: ${names.join('; ')}. Pakai draf baru atau tetapkan naskahnya, lalu ajukan lagi.`;
  throw missing(pesan, { narasi: names });
}

async function requireAnswered(tx: Kysely<Tables>, lkipId: number): Promise<void> {
  const { belum_dijawab } = await countTerbuka(tx, lkipId);
  if (belum_dijawab === 0) return;
  const pesan = `${belum_dijawab} catatan reviu belum dijawab. Jawab dahulu, lalu ajukan lagi.`;
  throw missing(pesan, { komentar: [pesan] });
}

async function requireDone(tx: Kysely<Tables>, lkipId: number): Promise<void> {
  const { terbuka } = await countTerbuka(tx, lkipId);
  if (terbuka === 0) return;
  const pesan = `${terbuka} catatan reviu belum selesai. Tandai selesai, atau kembalikan laporannya.`;
  throw missing(pesan, { komentar: [pesan] });
}

async function requireNobodyWrites(tx: Kysely<Tables>, lkipId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ bagian: string; nama: string }>`
    select b.bagian, u.nama from lkip_sewa w join lkip_bab b on b.id = w.lkip_bab_id join users u on u.id = w.user_id
    where b.lkip_id = ${lkipId} and ${stillHeld(now)} order by b.id`.execute(tx);
  const [first] = rows;
  if (first === undefined) return;
  const judul = bagianLkipWords[first.bagian as keyof typeof bagianLkipWords]?.judul ?? 'Narasi';
  throw new ProblemError('BENTROK', {
    pesan: `${judul} masih ditulis (${first.nama}). Ajukan setelah selesai ditulis.`,
  });
}
