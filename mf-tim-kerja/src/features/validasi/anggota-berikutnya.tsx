import { useSession } from '@selaras/portal';
import { NextInQueue } from '@selaras/resource/queue';
import { useQuery } from '@tanstack/react-query';
import { timQueries } from '../../anggota/tim-queries';
import type { Antrean } from './antrean';

/** Where a head goes on who has decided about a place: to the one that has waited for him longest. */
export function AnggotaBerikutnya({
  id,
  antrean: { sebagai, show, none },
}: {
  id: number;
  antrean: Antrean;
}) {
  const { tahunKinerja } = useSession();
  const { data } = useQuery(timQueries.antrean(sebagai));
  if (data === undefined) return null;
  const next = data.data.find((one) => one.id !== id);
  return (
    <NextInQueue
      next={next && { nama: `${next.nama}, ${next.tim.nama}`, page: show, params: { id: next.id } }}
      total={data.jumlah.menunggu}
      none={`${none.slice(0, -1)} di ${tahunKinerja}.`}
    />
  );
}
