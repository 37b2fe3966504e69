import { allTriwulan, triwulanBerjalan, triwulanWord } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { useAddressChoice } from '@selaras/resource';
import { Segmented } from '@selaras/ui';

const choices = ['berjalan', '1', '2', '3', '4'] as const;

/** The quarter that is looked at, kept in the address; by itself the one that the calendar is in. */
export function useTriwulan() {
  const { tahunKinerja } = useSession();
  const [choice, choose] = useAddressChoice('tw', choices);
  const berjalan = Math.max(1, triwulanBerjalan(tahunKinerja, new Date()));
  return { triwulan: choice === 'berjalan' ? berjalan : Number(choice), choose };
}

export const PilihTriwulan = ({ triwulan, choose }: ReturnType<typeof useTriwulan>) => (
  <Segmented
    label="Triwulan"
    value={String(triwulan) as (typeof choices)[number]}
    onChange={choose}
    options={allTriwulan.map((tw) => ({ value: String(tw) as '1', label: triwulanWord(tw) }))}
  />
);
