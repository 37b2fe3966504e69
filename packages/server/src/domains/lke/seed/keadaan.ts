import { type KeadaanLke, keadaanLke } from '@selaras/domain';

/**
 * How far units are in the second year; null has not begun. The units of the demo accounts stand at four points of the
 * way, so that everybody finds something to do; those that are not named are through.
 */
const unfinished: Readonly<Record<number, KeadaanLke | null>> = {
  1012: 'draft',
  1013: 'perbaikan',
  1046: 'dinilai_1',
  999906: 'diajukan',
  1003: 'diajukan',
  1004: 'selesai_1',
  1005: 'dinilai_2',
  1006: 'diajukan_2',
  1007: 'pleno',
  1008: 'selesai_2',
  1009: 'draft',
  1011: 'dinilai_1',
  1014: 'dinilai_2',
  1015: 'selesai_2',
  1016: 'draft',
  1017: 'selesai_1',
  1022: null,
  1024: 'pleno',
  999902: 'diajukan_2',
  999907: null,
};

/** State of a unit's worksheet in a year; null: nothing was written. The first year is through. */
export const keadaanOf = (satuanKerjaId: number, tahun: number): KeadaanLke | null => {
  if (tahun === 2024 || !(satuanKerjaId in unfinished)) return 'final';
  return unfinished[satuanKerjaId] ?? null;
};

/** Whether a worksheet in this state has come as far as another state. */
export const hasReached = (keadaan: KeadaanLke, other: KeadaanLke): boolean =>
  keadaanLke.indexOf(keadaan) >= keadaanLke.indexOf(other);
