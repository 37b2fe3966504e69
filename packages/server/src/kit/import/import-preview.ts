import type { ImportJob } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import { ProblemError } from '../../plugins/problem';
import { findSatuanKerja } from '../satuan-kerja/satuan-kerja-repository';
import { readSheet } from '../sheet-import/read-sheet';
import { rowsByColumn } from '../sheet-import/sheet-column';
import { shownImport } from './import-access';
import type { ImportKind, ImportTarget } from './import-kind';
import { insertImport } from './import-repository';
import { passedOver } from './passed-over';
import { shownRows } from './shown-rows';

interface SentFile {
  readonly nama_file: string;
  /** Gives its bytes; throws when none were sent. */
  readonly read: () => Uint8Array;
}

/**
 * Reads a file, plans what its rows would do, and keeps that as an import to be looked at. Throws 403 for a unit that
 * its sender may not write into, 422 for an unknown unit and for a file without the columns or rows of its kind.
 */
export async function previewImport<Nama extends string, Content>(
  db: Kysely<Tables>,
  jenis: ImportKind<Nama, Content>,
  target: ImportTarget,
  file: SentFile,
): Promise<ImportJob> {
  if (!can(target.actor, jenis.act, { satuan_kerja_id: target.unit })) throw new ProblemError('TIDAK_BERHAK');
  const id = await previewFile(db, jenis, target, file);
  return shownImport(db, id, target.actor, target.now);
}

async function previewFile<Nama extends string, Content>(
  db: Kysely<Tables>,
  jenis: ImportKind<Nama, Content>,
  target: ImportTarget,
  { nama_file, read }: SentFile,
): Promise<number> {
  if ((await findSatuanKerja(db, target.unit)) === undefined) {
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
      errors: { satuan_kerja_id: ['Satuan kerja tidak dikenal'] },
    });
  }
  const found = rowsByColumn(await readSheet(read()), jenis.kolom);
  if ('kurang' in found)
    throw refusedFile(`Kolom ${found.kurang.join(' dan ')} tidak ditemukan. Pakai templat.`);
  if ('twice' in found) {
    throw refusedFile(
      `Kolom ${found.twice.join(' dan ')} ada dua kali. Hapus atau beri nama lain salah satunya.`,
    );
  }
  const planned = await jenis.plan(db, target, found.baris);
  const baris = shownRows(jenis, found.baris, planned);
  const dilewati = passedOver(jenis, found, planned);
  if (baris.length === 0) throw refusedFile('Berkas tidak memuat satu baris pun di bawah judul kolomnya.');
  const { unit, tahun, actor } = target;
  const impor = {
    jenis: jenis.jenis,
    tahun,
    satuan_kerja_id: unit,
    nama_file,
    created_by: actor.id,
    dilewati,
  };
  return db.transaction().execute((tx) => insertImport(tx, impor, baris));
}

const refusedFile = (pesan: string) =>
  new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { berkas: [pesan] } });
