import type { LkeBaris, LkeInstrumen, LkeTahap } from '@selaras/contracts';
import { isPerbaikan, type KeadaanLke, keadaanLke, type PelakuLke } from '@selaras/domain';
import type { StoredBaris } from './lembar-repository';

/** Who evaluates sees everything; the unit and the regency see a round's scores once it is closed (domain §4). */
const evaluators: readonly PelakuLke[] = ['penilai', 'pleno', 'super'];

const reached = (keadaan: KeadaanLke, bound: KeadaanLke) =>
  keadaanLke.indexOf(keadaan) >= keadaanLke.indexOf(bound);

const withoutScore = (tahap: LkeTahap): LkeTahap => ({
  ...tahap,
  nilai: null,
  catatan: null,
  rekomendasi: null,
  perlu_perbaikan: null,
});

/** Whether somebody may see what the evidence is. */
export const seesBukti = (pelaku: readonly PelakuLke[]): boolean => pelaku.length > 0;

/** Criteria as they were written, with what follows from it. */
export const evaluated = (instrumen: Pick<LkeInstrumen, 'skala'>, rows: readonly StoredBaris[]): LkeBaris[] =>
  rows.map((row) => ({
    ...row,
    perbaikan: isPerbaikan(instrumen, row.tahap_1),
    jumlah_bukti: {
      tahap_1: row.bukti.filter(({ tahap }) => tahap === 1).length,
      tahap_2: row.bukti.filter(({ tahap }) => tahap === 2).length,
    },
  }));

/** Criteria as their reader may see them. */
export function visibleBaris(
  rows: readonly LkeBaris[],
  { keadaan, pelaku }: { keadaan: KeadaanLke; pelaku: readonly PelakuLke[] },
): LkeBaris[] {
  if (pelaku.some((one) => evaluators.includes(one))) return [...rows];
  const closed = { 1: reached(keadaan, 'selesai_1'), 2: reached(keadaan, 'selesai_2') } as const;
  return rows.map((row) => ({
    ...row,
    tahap_1: { ...(closed[1] ? row.tahap_1 : withoutScore(row.tahap_1)), catatan_internal: null },
    tahap_2: { ...(closed[2] ? row.tahap_2 : withoutScore(row.tahap_2)), catatan_internal: null },
    perbaikan: closed[1] && row.perbaikan,
    bukti: seesBukti(pelaku)
      ? row.bukti.map((one) => (closed[one.tahap] ? one : { ...one, putusan: null, alasan: null }))
      : [],
  }));
}
