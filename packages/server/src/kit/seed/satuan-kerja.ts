import { readFileSync } from 'node:fs';
import type { Rows } from './rows';

type Jenis = 'sekretariat' | 'bagian' | 'inspektorat' | 'badan' | 'dinas' | 'rsud' | 'satpol' | 'kecamatan';

export interface SatuanKerja {
  readonly satuan_kerja_id: number;
  readonly kode_skpd: string;
  readonly satuan_kerja_nama: string;
  readonly singkatan: string;
  readonly jenis: Jenis;
}

export const SETDA = 9999;

/** A file of the seed's own data, from the folder `data` beside the module of this URL. */
export function readData(module: string, name: string): string {
  return readFileSync(new URL(`./data/${name}`, module), 'utf8');
}

/** The forty work units of Kabupaten Tirtaraya. */
export function addSatuanKerja(rows: Rows): SatuanKerja[] {
  const units: SatuanKerja[] = JSON.parse(readData(import.meta.url, 'satuan-kerja.json'));
  addUnits(rows, units, SETDA);
  return units;
}

/** Work units of one regency; its divisions stand below its secretariat. */
export function addUnits(rows: Rows, units: readonly SatuanKerja[], setda: number): void {
  for (const satuanKerja of units) {
    const parent_id = satuanKerja.jenis === 'bagian' ? setda : null;
    rows.addKeyed('satuan_kerja', { ...satuanKerja, parent_id });
  }
}
