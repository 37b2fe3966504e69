import type { JenisRapor } from '@selaras/contracts';
import type { Triwulan } from '@selaras/domain';
import { raporQueries } from './rapor-queries';

/** Which report card: of what, of which quarter, and of one unit or all together. */
export interface KartuShown {
  readonly jenis: JenisRapor;
  readonly triwulan: Triwulan;
  readonly unit: number | null;
}

/** The query of a card, as pages ask and prepare it. */
export const kartuQuery = ({ jenis, triwulan, unit }: KartuShown) =>
  raporQueries.ringkasan({ jenis, triwulan, ...(unit !== null && { satuan_kerja_id: unit }) });
