import { addProgramInovatif } from '../domains/display/seed/program-inovatif';
import { addDokumen, addTerbitan } from '../domains/lke/seed/dokumen';
import { addLke } from '../domains/lke/seed/lke';
import { addCascade } from '../domains/planning/seed/cascade';
import { addCross } from '../domains/planning/seed/cross';
import { addGaps } from '../domains/planning/seed/gaps';
import { addKamusFungsional } from '../domains/planning/seed/kamus-fungsional';
import { addKamusIndikator } from '../domains/planning/seed/kamus-indikator';
import { addFaktorSasaran } from '../domains/planning/seed/kendala-rows';
import { addPerjanjianKinerja } from '../domains/planning/seed/perjanjian-kinerja';
import { seededPerjanjian } from '../domains/planning/seed/potret-perjanjian';
import { addReferensi } from '../domains/planning/seed/referensi';
import { addRencanaAksi } from '../domains/planning/seed/rencana-aksi';
import { addRpjmd } from '../domains/planning/seed/rpjmd';
import { addTimKerja } from '../domains/planning/seed/tim-kerja';
import { addValidasi } from '../domains/planning/seed/validasi';
import { addUsers } from '../domains/portal/seed/users';
import { addAlurLkip } from '../domains/rapor/seed/lkip-alur';
import { addNarasi } from '../domains/rapor/seed/lkip-narasi';
import { addNilaiJenjang } from '../domains/rapor/seed/nilai-jenjang';
import { addPenambahanOutput } from '../domains/rapor/seed/penambahan-output';
import { addJabatanPegawai } from '../domains/tim-kerja/seed/jabatan-pegawai';
import { addRealisasiAnggota } from '../domains/tim-kerja/seed/realisasi-anggota';
import { addRiwayatAnggota } from '../domains/tim-kerja/seed/riwayat-anggota';
import { type Kabupaten, otherKabupaten } from '../kit/seed/kabupaten';
import { addOrganisasi, type Jabatan, type Organisasi } from '../kit/seed/organisasi';
import type { OutlineUnit } from '../kit/seed/outline';
import { readOutlines } from '../kit/seed/outlines';
import { People } from '../kit/seed/people';
import { Random } from '../kit/seed/random';
import { Rows } from '../kit/seed/rows';
import { addSatuanKerja, addUnits, SETDA } from '../kit/seed/satuan-kerja';

/** Any number does, as long as it stays: it makes every run give the same regency. */
const SEED = 20_250_117;

export interface BuildOptions {
  readonly password: string;
  /** Deadlines lie after this moment. */
  readonly now: Date;
}

/**
 * All rows of Kabupaten Tirtaraya: `demo`, or `besar` with about 10,000 nodes a year. `provinsi` adds the trees of 37 other
 * regencies to the first one, about 100,000 nodes a year in all.
 */
export async function buildRows(
  seed: 'demo' | 'besar' | 'provinsi',
  { password, now }: BuildOptions,
): Promise<Rows> {
  const rows = new Rows();
  const random = new Random(SEED);
  const people = new People(random);
  const units = addSatuanKerja(rows);
  const outlines = readOutlines(units, seed === 'besar' ? 'besar' : 'demo');
  addRpjmd(rows);

  const making = { rows, random, people, now };
  const organisasi = addTrees(making, { units, outlines, setda: SETDA });
  addFaktorSasaran(rows, random);
  addReferensi(rows, now);
  await addUsers(rows, organisasi, password);
  addValidasi(rows, units);
  addCross(rows);
  addRencanaAksi(rows, random);
  addKamusIndikator(rows, random);
  addKamusFungsional(rows);
  addGaps(rows);
  addPerjanjianKinerja(rows);
  addProgramInovatif(rows);
  addLke(rows, seededPerjanjian);
  addDokumen(rows);
  addNilaiJenjang(rows);
  addPenambahanOutput(rows);
  addNarasi(rows);
  addAlurLkip(rows, addTerbitan);
  addJabatanPegawai(rows, people);
  addRealisasiAnggota(rows);
  addRiwayatAnggota(rows);
  if (seed === 'provinsi') {
    for (const kabupaten of otherKabupaten(units, outlines)) {
      addUnits(rows, kabupaten.units, kabupaten.setda);
      addTrees(making, kabupaten);
      addValidasi(rows, kabupaten.units);
    }
  }
  return rows;
}

interface Making {
  readonly rows: Rows;
  readonly random: Random;
  readonly people: People;
  readonly now: Date;
}

/** Posts, teams and trees of a regency's units. */
function addTrees(
  { rows, random, people, now }: Making,
  { units, outlines, setda }: Kabupaten,
): Map<number, Organisasi> {
  const organisasi = new Map<number, Organisasi>();
  let sekda: Jabatan | null = null;
  for (const satuanKerja of units) {
    const outline = outlineOf(outlines, satuanKerja.satuan_kerja_id);
    const unit = addOrganisasi(rows, people, satuanKerja, outline, sekda);
    if (satuanKerja.satuan_kerja_id === setda) sekda = unit.kepala;
    organisasi.set(satuanKerja.satuan_kerja_id, unit);
    const tim = addTimKerja(rows, people, random, unit, { outline, now });
    addCascade({ rows, random, organisasi: unit, outline, tim, tahunLalu: new Map() });
  }
  return organisasi;
}

function outlineOf(outlines: ReadonlyMap<number, OutlineUnit>, id: number): OutlineUnit {
  const outline = outlines.get(id);
  if (outline === undefined) throw new Error(`No outline for unit ${id}`);
  return outline;
}
