import { ApiError } from '@selaras/api-client';
import type { PegawaiDetail } from '@selaras/contracts';
import { useAct } from '@selaras/resource/act';

/** Sends an act about an employee once and says that it was done; lists and details are read anew. */
export function usePegawaiAct<Input>(
  done: string,
  send: (idempotencyKey: string, input: Input) => Promise<{ readonly data: PegawaiDetail }>,
  onDone: (pegawai: PegawaiDetail) => void,
) {
  const act = useAct({ send, handled: [409, 412, 422], done, onDone: ({ data }) => onDone(data) });
  const refusal = act.error instanceof ApiError ? act.error : null;
  const isStale = refusal?.status === 412;
  return {
    act,
    faultOf: (field: string) => refusal?.errors[field]?.join(' '),
    /** Why it was refused, as far as no field says so. */
    refusal: isStale
      ? 'Data pegawai ini baru saja diubah orang lain. Periksa data terbarunya, lalu ulangi bila masih sesuai.'
      : refusal !== null && Object.keys(refusal.errors).length === 0
        ? refusal.pesan
        : null,
  };
}
