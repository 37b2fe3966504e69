import { z } from 'zod';
import { limitEnvironment, limitsOf } from '../config-limits';

/** Settings of a server on a machine that others keep busy: how long it takes is no part of what a test proves. */
export const patience = {
  TUNGGU_MAKS_MS: '0',
  BATAS_PERMINTAAN_MS: '60000',
  BATAS_SAMBUNGAN_MS: '30000',
  BATAS_KUERI_MS: '30000',
  BATAS_KUNCI_MS: '30000',
  BATAS_TRANSAKSI_DIAM_MS: '30000',
} as const;

export const patientLimits = limitsOf(z.object(limitEnvironment).parse(patience));
