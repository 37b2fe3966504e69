import type { AnswerOf, CheckedBodyOf, timSayaCalls } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import { decideRealisasi } from './decide-realisasi';
import type { Laporan } from './report-realisasi';
import type { TimPembaca } from './tim-repository';

type Baris = CheckedBodyOf<typeof timSayaCalls.konfirmasi>['baris'][number];
type Hasil = AnswerOf<typeof timSayaCalls.konfirmasi>['data'];

/**
 * Confirms reports of a team, each as if it were answered alone: what one is refused keeps none of the others, and is told
 * in words. A report that is named twice counts once.
 */
export async function confirmLaporan(
  input: Omit<Laporan, 'bagianId' | 'triwulan'>,
  tim: TimPembaca,
  baris: readonly Baris[],
): Promise<Hasil> {
  const named = new Map(baris.map((one) => [`${one.bagian_id} ${one.triwulan}`, one]));
  const gagal: Hasil['gagal'] = [];
  for (const one of await byLangkah(input.tx, [...named.values()])) {
    const pesan = await confirmOne(input, tim, one);
    if (pesan !== null) gagal.push({ bagian_id: one.bagian_id, triwulan: one.triwulan, pesan });
  }
  return { jumlah: named.size - gagal.length, gagal };
}

/** In the order of their steps, which are held one after the other: two who answer at once never wait for each other. */
async function byLangkah(tx: Kysely<Tables>, baris: readonly Baris[]): Promise<readonly Baris[]> {
  const bagian = await tx
    .selectFrom('langkah_aksi_anggota')
    .where(
      'id',
      'in',
      baris.map(({ bagian_id }) => bagian_id),
    )
    .select(['id', 'langkah_aksi_id'])
    .execute();
  const langkah = new Map(bagian.map(({ id, langkah_aksi_id }) => [id, langkah_aksi_id]));
  const rank = ({ bagian_id }: Baris) => langkah.get(bagian_id) ?? 0;
  return baris.toSorted((a, b) => rank(a) - rank(b) || a.bagian_id - b.bagian_id || a.triwulan - b.triwulan);
}

/** Answers why a report stays as it is, or null. */
async function confirmOne(
  input: Omit<Laporan, 'bagianId' | 'triwulan'>,
  tim: TimPembaca,
  { bagian_id: bagianId, triwulan, versi, realisasi }: Baris,
): Promise<string | null> {
  const answer = { putusan: 'dikonfirmasi', realisasi, catatan: null } as const;
  try {
    await decideRealisasi({ ...input, bagianId, triwulan }, tim, answer, (now) => {
      if (now.versi !== versi) {
        throw new ProblemError('BENTROK', { pesan: 'Laporannya sudah berubah sejak dibaca.' });
      }
    });
    return null;
  } catch (error) {
    // What one report refuses was refused before anything of it was written.
    if (error instanceof ProblemError) return error.message;
    throw error;
  }
}
