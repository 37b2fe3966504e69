import { validasiPerencanaanActs } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { can } from '@selaras/roles';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { validasiPerencanaanQueries } from '../../validasi-perencanaan/validasi-perencanaan-queries';
import { noTemuan, type TemuanBaris, temuanByRow } from './temuan-baris';

export interface TemuanSheet {
  /** Whether the reader may be told what the plan lacks. */
  readonly offered: boolean;
  readonly rows: TemuanBaris;
  /** How many findings there are; null until they are known. */
  readonly jumlah: { readonly wajib: number; readonly saran: number } | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What the plan of a unit lacks, as "Siap diajukan?" lists it, read anew whenever all that was typed is saved. */
export function useTemuanBaris(unit: number, asked: boolean): TemuanSheet {
  const { user } = useSession();
  const offered = can(user, validasiPerencanaanActs.get, { satuan_kerja_id: unit });
  const query = useQuery({
    ...validasiPerencanaanQueries.get(unit),
    staleTime: 0,
    enabled: offered && asked,
  });
  const temuan = asked ? query.data?.data.temuan : undefined;
  return {
    offered,
    rows: useMemo(() => (temuan === undefined ? noTemuan : temuanByRow(temuan)), [temuan]),
    jumlah: temuan === undefined ? null : { wajib: temuan.wajib.length, saran: temuan.saran.length },
    failed: asked && temuan === undefined && query.isError,
    retry: () => void query.refetch(),
  };
}
