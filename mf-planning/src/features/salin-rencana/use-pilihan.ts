import type { SalinanRow } from '@selaras/contracts';
import { pilihSalinan, semuaSalinan } from '@selaras/domain';
import { useCallback, useMemo, useState } from 'react';

/** Which rows are copied: at first all that can be. A preview that is read anew keeps what was left out. */
export function usePilihan(baris: readonly SalinanRow[]) {
  const [dibuang, setDibuang] = useState<ReadonlySet<string>>(new Set());
  const terpilih = useMemo(() => {
    const left = pilihSalinan(baris, semuaSalinan(baris), [...dibuang], false);
    return new Set(left);
  }, [baris, dibuang]);
  const pilih = useCallback(
    (kunci: readonly string[], on: boolean) =>
      setDibuang((before) => {
        const semua = semuaSalinan(baris);
        const now = pilihSalinan(baris, pilihSalinan(baris, semua, [...before], false), kunci, on);
        return new Set([...semua].filter((one) => !now.has(one)));
      }),
    [baris],
  );
  return { terpilih, pilih };
}
