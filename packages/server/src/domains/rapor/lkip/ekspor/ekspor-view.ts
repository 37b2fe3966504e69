import type { LkipEkspor } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { type EksporRow, moveEkspor } from './ekspor-repository';

/** A server that ended while it worked leaves a run that no longer beats. */
const SILENT_MS = 30_000;

/** What a person is told of an export. */
export const shownEkspor = ({
  id,
  bentuk,
  nama,
  keadaan,
  tahap,
  halaman,
  ukuran,
  kode,
  pesan,
}: EksporRow): LkipEkspor => ({
  id,
  bentuk,
  nama,
  keadaan,
  tahap: keadaan === 'berjalan' ? tahap : null,
  halaman,
  ukuran,
  masalah: kode === null || pesan === null ? null : { kode, pesan },
});

/** The row as it is, ended when the server that made it is gone. */
export async function livingEkspor(db: Kysely<Tables>, row: EksporRow, now: Date): Promise<EksporRow> {
  const ongoing = row.keadaan === 'antre' || row.keadaan === 'berjalan';
  if (!ongoing || now.getTime() - row.denyut.getTime() < SILENT_MS) return row;
  const ended = {
    keadaan: 'gagal',
    kode: 'LAYANAN_SIBUK',
    pesan: 'Server berhenti sebelum berkas selesai dibuat. Mulai lagi.',
  } as const;
  return (await moveEkspor(db, row.id, ended)) ? { ...row, ...ended } : row;
}
