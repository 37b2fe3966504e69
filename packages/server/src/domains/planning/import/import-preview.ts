import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { findSatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';
import { readSheet } from '../../../kit/sheet-import/read-sheet';
import { rowsByColumn } from '../../../kit/sheet-import/sheet-column';
import { ProblemError } from '../../../plugins/problem';
import type { ImportKind, ImportTarget } from './import-kind';
import { insertImport } from './import-repository';
import { passedOver } from './passed-over';
import { shownRows } from './shown-rows';

/** Reads a file, plans what its rows would do, and keeps that as an import to be looked at; answers its id. */
export async function previewFile<Nama extends string, Content>(
  db: Kysely<Tables>,
  jenis: ImportKind<Nama, Content>,
  target: ImportTarget,
  nama_file: string,
  bytes: Uint8Array,
): Promise<number> {
  if ((await findSatuanKerja(db, target.unit)) === undefined) {
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
      errors: { satuan_kerja_id: ['Satuan kerja tidak dikenal'] },
    });
  }
  const found = rowsByColumn(await readSheet(bytes), jenis.kolom);
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
