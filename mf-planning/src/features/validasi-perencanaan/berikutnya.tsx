import { useSession } from '@selaras/portal';
import { NextInQueue } from '@selaras/resource/queue';
import { useQuery } from '@tanstack/react-query';
import { TempatBerikutnya } from './tempat-berikutnya';
import { validasiPerencanaanQueries } from './validasi-perencanaan-queries';

/** Where who decides on plans goes on, once it is not his turn with this one: to what has waited for him longest. */
export function Berikutnya({ satkerId }: { satkerId: number }) {
  const { tahunKinerja } = useSession();
  const { data, isLoading } = useQuery(validasiPerencanaanQueries.queue({ giliran: 'ya' }));
  if (isLoading) return <TempatBerikutnya />;
  if (data === undefined) return null;
  const next = data.data.find(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id !== satkerId)?.satuan_kerja;
  return (
    <NextInQueue
      next={
        next && {
          nama: next.satuan_kerja_nama,
          page: 'validasi-perencanaan.show',
          params: { satkerId: next.satuan_kerja_id },
        }
      }
      total={data.total}
      none={`Tidak ada lagi rencana yang menunggu Anda di ${tahunKinerja}.`}
    />
  );
}
