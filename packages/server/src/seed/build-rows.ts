import { addCascade } from './cascade';
import { addCross } from './cross';
import { addKamusFungsional } from './kamus-fungsional';
import { addKamusIndikator } from './kamus-indikator';
import { addFaktorSasaran } from './kendala-rows';
import { addOrganisasi, type Jabatan, type Organisasi } from './organisasi';
import type { OutlineUnit } from './outline';
import { readOutlines } from './outlines';
import { People } from './people';
import { addPerjanjianKinerja } from './perjanjian-kinerja';
import { Random } from './random';
import { addReferensi } from './referensi';
import { addRencanaAksi } from './rencana-aksi';
import { Rows } from './rows';
import { addRpjmd } from './rpjmd';
import { addSatuanKerja, SETDA } from './satuan-kerja';
import { addTimKerja } from './tim-kerja';
import { addUsers } from './users';
import { addValidasi } from './validasi';

/** Any number does, as long as it stays: it makes every run give the same regency. */
const SEED = 20_250_117;

export interface BuildOptions {
  readonly password: string;
  /** Deadlines lie after this moment. */
  readonly now: Date;
}

/** All rows of Kabupaten Tirtaraya: `demo`, or `besar` with about 10,000 nodes a year. */
export async function buildRows(seed: 'demo' | 'besar', { password, now }: BuildOptions): Promise<Rows> {
  const rows = new Rows();
  const random = new Random(SEED);
  const people = new People(random);
  const daftar = addSatuanKerja(rows);
  const outlines = readOutlines(daftar, seed);
  addRpjmd(rows);

  const organisasi = new Map<number, Organisasi>();
  let sekda: Jabatan | null = null;
  for (const satuanKerja of daftar) {
    const outline = outlineOf(outlines, satuanKerja.satuan_kerja_id);
    const unit = addOrganisasi(rows, people, satuanKerja, outline, sekda);
    if (satuanKerja.satuan_kerja_id === SETDA) sekda = unit.kepala;
    organisasi.set(satuanKerja.satuan_kerja_id, unit);
    const tim = addTimKerja(rows, people, random, unit, outline);
    addCascade({ rows, random, organisasi: unit, outline, tim, tahunLalu: new Map() });
  }
  addFaktorSasaran(rows, random);
  addReferensi(rows, now);
  await addUsers(rows, organisasi, password);
  addValidasi(rows);
  addCross(rows);
  addRencanaAksi(rows, random);
  addKamusIndikator(rows, random);
  addKamusFungsional(rows);
  addPerjanjianKinerja(rows);
  return rows;
}

function outlineOf(outlines: ReadonlyMap<number, OutlineUnit>, id: number): OutlineUnit {
  const outline = outlines.get(id);
  if (outline === undefined) throw new Error(`No outline for unit ${id}`);
  return outline;
}
