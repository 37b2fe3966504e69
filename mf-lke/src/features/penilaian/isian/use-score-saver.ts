import { ApiError, apiClient, invalidate, rowEtag } from '@selaras/api-client';
import type { AnswerOf, LkeBaris, LkeLembar, LkeTahap, lkeLembarCalls } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { type RowKey, type RowValues, unsavedRows, useSaver, withEdit } from '@selaras/sheet';
import { draftKey } from '@selaras/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { lembarQueries } from '../../../lembar/lembar-queries';
import type { Tahap } from '../kriteria';
import { penilaianEndpoints } from '../penilaian-queries';
import { cellsOf, type Nilai, nilaiModel, nilaiOf, withRound } from './nilai-model';

type Answer = AnswerOf<typeof lkeLembarCalls.get>;

/**
 * What an evaluator writes into a worksheet, saved criterion by criterion by the queue of the worksheets: over the version
 * that was typed over, kept in this browser until it is saved, and waiting for a choice where another evaluator changed
 * the same (ADR 120).
 */
export function useScoreSaver(lembar: LkeLembar, tahap: Tahap) {
  const satkerId = lembar.satuan_kerja.satuan_kerja_id;
  const queries = useQueryClient();
  const { user, tahunKinerja } = useSession();
  const { queryKey } = lembarQueries.lembar(satkerId);
  const { current: model } = useRef(nilaiModel(tahap));
  const rows = useRef(lembar.baris);
  rows.current = lembar.baris;
  const rowOf = (id: number): LkeBaris => {
    const row = rows.current.find(({ kriteria_id }) => kriteria_id === id);
    if (row === undefined) throw new Error(`The worksheet has no criterion ${id}`);
    return row;
  };

  const ports = {
    async send(key: RowKey, versi: number, values: RowValues): Promise<LkeBaris> {
      const id = Number(key);
      try {
        const { data } = await apiClient.request(penilaianEndpoints.nilai, {
          params: { satkerId, kriteriaId: id, tahap: String(tahap) as '1' | '2' },
          body: nilaiOf(values),
          ifMatch: rowEtag({ versi }),
          tahun: tahunKinerja,
        });
        invalidate(queries, {
          queryKey: [...lembarQueries.all, penilaianEndpoints.list.path],
          refetchType: 'none',
        });
        const { perbaikan, ...round } = data;
        return { ...withRound(rowOf(id), tahap, round), perbaikan };
      } catch (error) {
        throw error instanceof ApiError && error.status === 412
          ? new ApiError({ ...error, terkini: withRound(rowOf(id), tahap, error.terkini as LkeTahap) })
          : error;
      }
    },
    received(row: LkeBaris) {
      queries.setQueryData<Answer>(queryKey, (before) => before && withRow(before, row));
    },
    refused: () => invalidate(queries, { queryKey: lembarQueries.all }),
  };
  const key = draftKey(user?.id ?? 0, 'lke-nilai', satkerId, tahunKinerja, tahap);
  const { saver, queue } = useSaver(model, ports, key);

  const write = (id: number, part: Partial<Nilai>, when?: 'now') =>
    saver.type([[rowOf(id), cellsOf(part)]], when);
  return {
    model,
    saver,
    queue,
    unsaved: unsavedRows(queue),
    editOf: (id: number) => queue.get(String(id)),
    nilaiOf: (baris: LkeBaris): Nilai =>
      withEdit(model, baris, queue.get(model.keyOf(baris)))[tahap === 1 ? 'tahap_1' : 'tahap_2'],
    /** Something is being typed: it is sent once typing has paused. */
    type: (id: number, part: Partial<Nilai>) => write(id, part),
    /** Something was chosen: it is sent at once. */
    choose: (id: number, part: Partial<Nilai>) => write(id, part, 'now'),
    /** The field was left: what waits in it need not wait any longer. Nothing is sent that was not typed, or not decided. */
    leave: (id: number) => {
      const key = String(id);
      if (queue.get(key)?.state === 'waiting') saver.retry(key);
    },
  };
}

export type ScoreSaver = ReturnType<typeof useScoreSaver>;

const withRow = (before: Answer, row: LkeBaris): Answer => ({
  data: {
    ...before.data,
    baris: before.data.baris.map((one) => (one.kriteria_id === row.kriteria_id ? row : one)),
  },
});
