import type { RealisasiAnggota } from '@selaras/contracts';
import type { PutusanLaporan } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { Bagian } from './langkah-repository';

interface Tempat {
  readonly bagianId: number;
  readonly triwulan: number;
  readonly unit: number;
}

/** One quarter of a part. */
export function quarterOf({ id, triwulan: quarters }: Bagian, triwulan: number): RealisasiAnggota {
  const found = quarters[triwulan - 1];
  if (found === undefined) throw new Error(`Part ${id} has no quarter ${triwulan}`);
  return found;
}

/** A report that waits for its answer; what was answered before stays to be read. */
export async function storeLaporan(
  tx: Kysely<Tables>,
  { bagianId, triwulan, unit }: Tempat,
  { realisasi, uraian }: { realisasi: number | null; uraian: string | null },
): Promise<void> {
  const values = { nilai: realisasi, uraian, keadaan: 'diajukan' as const };
  await tx
    .insertInto('realisasi_anggota')
    .values({ langkah_aksi_anggota_id: bagianId, triwulan, satuan_kerja_id: unit, ...values })
    .onConflict((conflict) => conflict.columns(['langkah_aksi_anggota_id', 'triwulan']).doUpdateSet(values))
    .execute();
}

interface Putusan {
  readonly realisasi: number | null;
  readonly putusan: PutusanLaporan;
  readonly catatan: string | null;
  readonly userId: number;
}

/** The answer to a report, or to what the unit wrote for the member. */
export async function storePutusan(
  tx: Kysely<Tables>,
  { bagianId, triwulan, unit }: Tempat,
  { realisasi, putusan, catatan, userId }: Putusan,
): Promise<void> {
  const values = {
    nilai: realisasi,
    keadaan: putusan,
    catatan,
    diputus_oleh: userId,
    diputus_pada: sql<Date>`now()`,
  };
  await tx
    .insertInto('realisasi_anggota')
    .values({ langkah_aksi_anggota_id: bagianId, triwulan, satuan_kerja_id: unit, ...values })
    .onConflict((conflict) => conflict.columns(['langkah_aksi_anggota_id', 'triwulan']).doUpdateSet(values))
    .execute();
}
