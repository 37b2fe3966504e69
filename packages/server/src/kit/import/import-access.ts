import type { ImportJob } from '@selaras/contracts';
import { hasRole } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import { ProblemError } from '../../plugins/problem';
import type { SignedIn } from '../../plugins/signed-in';
import { findImport, type ImportRecord, moveImport } from './import-repository';

/** A server that ended while it wrote leaves a run that no longer beats. */
const SILENT_MS = 600_000;
const isSilent = ({ keadaan, denyut }: ImportRecord, now: Date) =>
  keadaan === 'berjalan' && denyut !== null && now.getTime() - denyut.getTime() > SILENT_MS;

/** An import as its owner, or super, sees it; nobody else knows of it. */
export async function shownImport(
  db: Kysely<Tables>,
  id: number,
  actor: SignedIn,
  now: Date,
): Promise<ImportJob> {
  const found = await findImport(db, id);
  if (found === undefined || (found.created_by !== actor.id && !hasRole(actor, 'super'))) {
    throw new ProblemError('TIDAK_DITEMUKAN');
  }
  if (isSilent(found, now)) {
    const pesan = 'Server berhenti sebelum impor selesai; tidak ada yang tertulis. Buat pratinjau baru.';
    await moveImport(db, id, 'berjalan', { keadaan: 'gagal', pesan, tertulis: 0 });
    return shownImport(db, id, actor, now);
  }
  const { created_by: _by, created_at, denyut: _beat, ...impor } = found;
  const { keadaan, jumlah } = impor;
  const kemampuan = {
    jalankan: keadaan === 'pratinjau' && jumlah.masalah === 0 && jumlah.baru + jumlah.berubah > 0,
    batal: keadaan === 'pratinjau' || keadaan === 'berjalan',
  };
  return { ...impor, waktu: created_at.toISOString(), kemampuan };
}

/** Why an import cannot be run. */
export function cannotRun({ keadaan, jumlah }: ImportJob): string {
  if (keadaan !== 'pratinjau') return 'Impor ini sudah dijalankan atau dibatalkan. Buat pratinjau baru.';
  if (jumlah.masalah > 0) return `Perbaiki dahulu ${jumlah.masalah} baris yang bermasalah, lalu kirim lagi.`;
  return 'Tidak ada yang perlu ditulis: semua baris sudah sama.';
}
