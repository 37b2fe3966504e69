import { validasiPerencanaanActs } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { NextInQueue } from '@selaras/resource/queue';
import { can } from '@selaras/roles';
import { useQuery } from '@tanstack/react-query';
import { validasiPerencanaanQueries } from './validasi-perencanaan-queries';

/** Where the reader goes on, once it is not his turn with this plan: to the one that has waited for him longest. */
export function Berikutnya({ satkerId }: { satkerId: number }) {
  const { tahunKinerja, user } = useSession();
  const enabled = can(user, validasiPerencanaanActs.putuskan);
  const { data } = useQuery({ ...validasiPerencanaanQueries.queue({ giliran: 'ya' }), enabled });
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
