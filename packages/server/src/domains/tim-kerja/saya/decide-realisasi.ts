import type { CheckedBodyOf, RealisasiAnggota, timSayaCalls } from '@selaras/contracts';
import { ProblemError } from '../../../plugins/problem';
import { angkaDariLaporan } from './angka-langkah-view';
import { carryLaporan } from './carry-laporan';
import { passTriwulan } from './kunci-langkah';
import { holdLangkahOf, listLangkahTim, nipsOfTim } from './langkah-repository';
import { quarterOf, storePutusan } from './realisasi-repository';
import type { Laporan } from './report-realisasi';
import type { TimPembaca } from './tim-repository';
import { isDiputus } from './tim-view';

/**
 * The answer of the leader, or of his superior to the leader's own report: 404 for what is not the team's, 403 about
 * himself, 409 when the figure is another one by now or there is nothing to answer, 423 while the quarter is closed. The
 * step's figure follows; a report that was confirmed already is confirmed again where it is not in it. Nothing is written
 * before everything was passed.
 *
 * @param requireVersion throws where the report is another one than was read
 */
export async function decideRealisasi(
  input: Laporan,
  tim: TimPembaca,
  { putusan, realisasi, catatan }: CheckedBodyOf<typeof timSayaCalls.putuskan>,
  requireVersion: (now: RealisasiAnggota) => void,
): Promise<void> {
  const { tx, actor, tahun, bagianId, triwulan } = input;
  const found = await holdLangkahOf(tx, bagianId, tahun);
  if (found === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  const { langkah, bagian } = found;
  const [ofTeam] = await listLangkahTim(tx, tim.id, langkah.id);
  const orang = await nipsOfTim(tx, tim.id);
  if (ofTeam === undefined || !orang.has(bagian.nip)) throw new ProblemError('TIDAK_DITEMUKAN');
  if (!isDiputus(tim, bagian)) {
    const pesan =
      tim.peran === 'ketua'
        ? 'Realisasi Anda sendiri dijawab oleh atasan Anda.'
        : 'Realisasi anggota dijawab oleh ketua timnya.';
    throw new ProblemError('TIDAK_BERHAK', { pesan });
  }
  await passTriwulan(input, langkah, triwulan);
  const now = quarterOf(bagian, triwulan);
  requireVersion(now);
  const again =
    now.keadaan === putusan &&
    (putusan !== 'dikonfirmasi' || angkaDariLaporan(langkah, triwulan).keadaan !== 'belum-masuk');
  if (now.realisasi !== realisasi || now.realisasi === null || again) {
    throw new ProblemError('BENTROK', {
      pesan:
        now.realisasi === null
          ? 'Belum ada realisasi yang dijawab.'
          : now.realisasi === realisasi
            ? `Realisasi ini sudah ${putusan}.`
            : 'Realisasi ini berubah sejak Anda membukanya. Periksa angka yang baru.',
      terkini: now,
    });
  }
  await storePutusan(
    tx,
    { bagianId, triwulan, unit: langkah.satuan_kerja.satuan_kerja_id },
    { realisasi, putusan, catatan, userId: actor.id },
  );
  await carryLaporan(tx, input);
}
