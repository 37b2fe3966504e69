import { ApiError, apiClient, failureText, handledByPage, invalidate, rowEtag } from '@selaras/api-client';
import type { AnswerOf, LkeBaris, LkeLembar, LkeTahap, lkeLembarCalls } from '@selaras/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { lembarQueries } from '../../lembar/lembar-queries';
import type { Tahap } from './kriteria';
import { penilaianEndpoints } from './penilaian-queries';

/** What an evaluator writes of a criterion. */
export type Isian = Pick<
  LkeTahap,
  'nilai' | 'catatan' | 'rekomendasi' | 'catatan_internal' | 'perlu_perbaikan'
>;

/** How the last save of a criterion went. */
export type Simpanan =
  | { readonly step: 'saving' }
  | { readonly step: 'saved' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'conflict'; readonly theirs: Isian };

type LembarAnswer = AnswerOf<typeof lkeLembarCalls.get>;
const names = ['nilai', 'catatan', 'rekomendasi', 'catatan_internal', 'perlu_perbaikan'] as const;

const isianOf = (tahap: LkeTahap): Isian =>
  Object.fromEntries(names.map((name) => [name, tahap[name]])) as unknown as Isian;

/**
 * What is typed into a worksheet and saved criterion by criterion. Saves of one criterion follow each other; who meets a
 * newer version is asked, with what he wrote kept.
 */
export function useIsian({ satuan_kerja: { satuan_kerja_id: satkerId } }: LkeLembar, tahap: Tahap) {
  const queries = useQueryClient();
  const { queryKey } = lembarQueries.lembar(satkerId);
  const drafts = useRef(new Map<number, Partial<Isian>>());
  const queue = useRef(new Map<number, Promise<void>>());
  const [saves, setSaves] = useState<ReadonlyMap<number, Simpanan>>(new Map());
  const [, redraw] = useState(0);
  const tell = (id: number, save: Simpanan | null) =>
    setSaves((all) => {
      const next = new Map(all);
      if (save === null) next.delete(id);
      else next.set(id, save);
      return next;
    });
  const stored = (id: number): LkeTahap | undefined =>
    queries.getQueryData<LembarAnswer>(queryKey)?.data.baris.find(({ kriteria_id }) => kriteria_id === id)?.[
      `tahap_${tahap}`
    ];
  const store = (id: number, { perbaikan, ...round }: LkeTahap & { perbaikan?: boolean }) =>
    queries.setQueryData<LembarAnswer>(
      queryKey,
      (answer) => answer && withRound(answer, id, tahap, round, perbaikan),
    );
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, isian, versi }: { id: number; isian: Isian; versi: number }) =>
      apiClient.request(penilaianEndpoints.nilai, {
        params: { satkerId, kriteriaId: id, tahap: String(tahap) as '1' | '2' },
        body: isian,
        ifMatch: rowEtag({ versi }),
      }),
    meta: handledByPage(403, 404, 409, 412, 422),
  });

  const send = async (id: number) => {
    const draft = drafts.current.get(id);
    const before = stored(id);
    if (draft === undefined || before === undefined) return;
    const isian = { ...isianOf(before), ...draft };
    if (names.every((name) => isian[name] === before[name])) {
      drafts.current.delete(id);
      return redraw((n) => n + 1);
    }
    tell(id, { step: 'saving' });
    try {
      const { data } = await mutateAsync({ id, isian, versi: before.versi });
      store(id, data);
      if (drafts.current.get(id) === draft) drafts.current.delete(id);
      tell(id, { step: 'saved' });
      invalidate(queries, {
        queryKey: [...lembarQueries.all, penilaianEndpoints.list.path],
        refetchType: 'none',
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) {
        const theirs = error.terkini as LkeTahap;
        store(id, theirs);
        tell(id, { step: 'conflict', theirs: isianOf(theirs) });
      } else tell(id, { step: 'failed', message: failureText(error).pesan });
    }
  };
  const save = (id: number) => {
    const next = (queue.current.get(id) ?? Promise.resolve()).then(() => send(id));
    queue.current.set(id, next);
  };
  const change = (id: number, part: Partial<Isian>) => {
    drafts.current.set(id, { ...drafts.current.get(id), ...part });
    redraw((n) => n + 1);
  };
  return {
    isianOf: (baris: LkeBaris): Isian => ({
      ...isianOf(baris[`tahap_${tahap}`]),
      ...drafts.current.get(baris.kriteria_id),
    }),
    simpananOf: (id: number) => saves.get(id),
    unsaved: drafts.current.size > 0,
    change,
    save,
    choose: (id: number, nilai: string, besides: Partial<Isian> = {}) => {
      change(id, { ...besides, nilai });
      save(id);
    },
    release: (id: number) => {
      drafts.current.delete(id);
      tell(id, null);
    },
  };
}

export type IsianState = ReturnType<typeof useIsian>;

const withRound = (
  answer: LembarAnswer,
  id: number,
  tahap: Tahap,
  round: LkeTahap,
  perbaikan?: boolean,
): LembarAnswer => ({
  data: {
    ...answer.data,
    baris: answer.data.baris.map((row) =>
      row.kriteria_id === id
        ? { ...row, [`tahap_${tahap}`]: round, perbaikan: perbaikan ?? row.perbaikan }
        : row,
    ),
  },
});
