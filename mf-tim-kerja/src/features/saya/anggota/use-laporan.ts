import { apiClient, invalidate, rowEtag } from '@selaras/api-client';
import type { AnswerOf, LangkahSaya, RealisasiAnggota, timSayaCalls } from '@selaras/contracts';
import { type Triwulan, triwulanTertinggal } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { type RowKey, type RowValues, useSaver } from '@selaras/sheet';
import { draftKey } from '@selaras/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { sayaEndpoints, sayaQueries } from '../saya-queries';
import { laporanModel } from './laporan-model';

type Answer = AnswerOf<typeof timSayaCalls.getAnggota>;

/** Address of a quarter, out of the key of its row. */
function paramsOf(key: RowKey) {
  const [bagianId = 0, triwulan = 0] = key.split(':').map(Number);
  return { bagianId, triwulan };
}

/** Shows a quarter as the server has it now. */
export function showLaporan(queries: QueryClient, row: RealisasiAnggota): void {
  queries.setQueryData<Answer>(sayaQueries.anggota().queryKey, (before) =>
    before === undefined
      ? undefined
      : {
          data: {
            ...before.data,
            langkah: before.data.langkah.map((langkah) =>
              langkah.bagian_id === row.bagian_id
                ? withRow(langkah, row, before.data.triwulan_berakhir)
                : langkah,
            ),
          },
        },
  );
}

/** A step with one of its quarters as it is now; who caught up is behind no more. */
function withRow(langkah: LangkahSaya, row: RealisasiAnggota, over: number): LangkahSaya {
  const triwulan = langkah.triwulan.map((one) =>
    one.triwulan === row.triwulan ? { ...row, tertutup: one.tertutup } : one,
  );
  const triwulan_tertinggal = triwulanTertinggal(
    triwulan.map(({ target }) => target),
    triwulan.map(({ realisasi }) => realisasi),
    over as 0 | Triwulan,
  );
  return { ...langkah, triwulan, triwulan_tertinggal, tertinggal: triwulan_tertinggal.length > 0 };
}

/** Sends what is typed quarter by quarter; what the server does not have yet lies in this browser. */
export function useLaporan() {
  const queries = useQueryClient();
  const { user, tahunKinerja } = useSession();
  const ports = {
    async send(key: RowKey, versi: number, body: RowValues): Promise<RealisasiAnggota> {
      const { data } = await apiClient.request(sayaEndpoints.lapor, {
        params: paramsOf(key),
        body,
        ifMatch: rowEtag({ versi }),
        tahun: tahunKinerja,
      });
      return data;
    },
    received: (row: RealisasiAnggota) => showLaporan(queries, row),
    refused: () => invalidate(queries, { queryKey: sayaQueries.all }),
  };
  return useSaver(laporanModel, ports, draftKey(user?.id ?? 0, 'tim-saya', tahunKinerja));
}
