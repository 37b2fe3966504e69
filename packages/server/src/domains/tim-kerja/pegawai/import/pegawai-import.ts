import { pegawaiActs } from '@selaras/contracts';
import { jenisJabatanWords } from '@selaras/domain';
import type { ImportKind } from '../../../../kit/import/import-kind';
import { askAgain, holdTempatMenunggu } from '../ask-again';
import { endSessionsOfPegawai } from '../end-sessions';
import type { PegawaiContent } from './pegawai-changes';
import { type PegawaiColumn, pegawaiColumns } from './pegawai-columns';
import { readSurroundings } from './pegawai-surroundings';
import { planPegawai } from './plan-pegawai';
import { readPegawai } from './read-pegawai';
import { holdPegawai, superiorsFirst, takePosts, writePegawai } from './write-pegawai';

/** Rows written by one statement: large enough to be quick, small enough to tell how far it is. */
const PORTION = 500;

/** Employees of a unit, or of all units when the file names them by their code (super). */
export const pegawaiImport: ImportKind<PegawaiColumn, PegawaiContent> = {
  jenis: 'pegawai',
  act: pegawaiActs.impor,
  kolom: pegawaiColumns,
  identitas: ['nip', 'nama', 'unit_kerja', 'kode_skpd'],
  written: ({ jabatan, jenis_jabatan, pangkat_gol, atasan_nip, tmt_jabatan }) => ({
    jabatan,
    jenis_jabatan: jenisJabatanWords[jenis_jabatan],
    pangkat_gol,
    atasan_nip,
    tmt_jabatan,
  }),

  async plan(db, target, rows) {
    return planPegawai(readPegawai(rows, target.now), target, await readSurroundings(db));
  },

  async *write(tx, { now }, rows) {
    const changed = superiorsFirst(rows.flatMap(({ keadaan, isi }) => (keadaan === 'sama' ? [] : [isi])));
    const nips = changed.map(({ nip }) => nip);
    const moved = await holdPegawai(tx, changed);
    const tempat = await holdTempatMenunggu(tx, nips);
    for (let from = 0; from < changed.length; from += PORTION) {
      const portion = changed.slice(from, from + PORTION);
      await writePegawai(tx, portion);
      yield portion.length;
    }
    await takePosts(tx, changed);
    await endSessionsOfPegawai(tx, moved, now);
    await askAgain(tx, nips, tempat);
  },
};
