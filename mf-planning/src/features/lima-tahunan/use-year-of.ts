import { yearKey } from '@selaras/domain';
import { useSession } from '@selaras/portal';

export type Posisi = 1 | 2 | 3 | 4 | 5;

/** Position of the chosen year in a row's period; null outside it. */
export function useYearOf(tahunMulai: number): Posisi | null {
  const { tahunKinerja } = useSession();
  const key = yearKey(tahunKinerja, tahunMulai);
  return key === null || key === 'baseline' ? null : (Number(key) as Posisi);
}
