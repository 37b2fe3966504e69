import type { ValidasiPerencanaanDetail } from '@selaras/contracts';
import { checkReadyToSubmit, partTemuan, type TemuanAjuan } from '@selaras/domain';
import { useMemo } from 'react';

/** What a plan lacks: what is required at its stage, and what is advised. */
export const useTemuan = (rincian: ValidasiPerencanaanDetail | undefined): TemuanAjuan | undefined =>
  useMemo(() => rincian && partTemuan(checkReadyToSubmit(rincian.baris), rincian.validasi), [rincian]);
