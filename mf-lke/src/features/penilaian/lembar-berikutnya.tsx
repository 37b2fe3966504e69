import { lkePelakuRules } from '@selaras/contracts';
import type { GiliranPenilaian, LingkupPenilaian } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { NextInQueue } from '@selaras/resource/queue';
import { can } from '@selaras/roles';
import { useQuery } from '@tanstack/react-query';
import { penilaianQueries } from './penilaian-queries';

/** Worksheets of one page that wait for its reader, and the page itself. */
export interface AntreanLembar {
  readonly page: string;
  readonly lingkup: LingkupPenilaian;
  readonly giliran: GiliranPenilaian;
}

/** Where the reader goes on, once it is not his turn with this worksheet: to the one that has waited for him longest. */
export function LembarBerikutnya({
  satkerId,
  antrean: { page, ...asked },
}: {
  satkerId: number;
  antrean: AntreanLembar;
}) {
  const { tahunKinerja, user } = useSession();
  const enabled = can(user, lkePelakuRules[asked.lingkup === 'pleno' ? 'pleno' : 'penilai']);
  const { data } = useQuery({ ...penilaianQueries.list({ ...asked, page: 1 }), enabled });
  if (data === undefined) return null;
  const next = data.data.find(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id !== satkerId)?.satuan_kerja;
  return (
    <NextInQueue
      next={next && { nama: next.satuan_kerja_nama, page, query: { satuan_kerja_id: next.satuan_kerja_id } }}
      total={data.total}
      none={`Tidak ada lagi lembar kerja yang menunggu Anda di ${tahunKinerja}.`}
    />
  );
}
