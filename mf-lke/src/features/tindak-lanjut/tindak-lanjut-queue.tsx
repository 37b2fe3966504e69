import type { lkeTindakLanjutCalls, QueryOf } from '@selaras/contracts';
import { keadaanTindakLanjut, keadaanTindakLanjutWords } from '@selaras/domain';
import { type ListFilter, listQuery, listRules } from '@selaras/resource/core';
import { ReadCards, useListState } from '@selaras/resource/list';
import { PageStack, Skeleton, Stack } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { UploadsElsewhere } from '../bukti/terputus/uploads-elsewhere';
import { TindakLanjutCard } from './tindak-lanjut-card';
import { tindakLanjutQueries } from './tindak-lanjut-queries';

const states = [
  ...keadaanTindakLanjut.map((value) => ({ value: value as string, label: keadaanTindakLanjutWords[value] })),
  { value: 'terlambat', label: 'Lewat tenggat' },
];
const filters: readonly ListFilter[] = [{ name: 'keadaan', label: 'Keadaan', options: states }];
const list = {
  search: 'Cari satuan kerja atau rekomendasi',
  failed: 'Tindak lanjut gagal dimuat',
  noneFits: 'Tidak ada tindak lanjut yang cocok',
  filters,
};
const none = {
  title: 'Belum ada rekomendasi yang ditindaklanjuti',
  description: 'Rekomendasi muncul setelah hasil evaluasi final.',
};
const rules = listRules({ columns: [], filters, sort: null, keeps: ['tampilan'] });

/** Follow-ups of all units that the reader sees, those that wait for him first; `head` says how many stand where. */
export function TindakLanjutQueue({ head }: { head: ReactNode }) {
  const [state, change] = useListState(rules);
  const wanted = listQuery(state) as QueryOf<typeof lkeTindakLanjutCalls.list>;
  const query = useQuery({ ...tindakLanjutQueries.list(wanted), placeholderData: keepPreviousData });
  return (
    <PageStack>
      {head}
      <Stack $gap={4}>
        <UploadsElsewhere />
        <ReadCards
          list={list}
          state={state}
          onChange={change}
          query={query}
          none={none}
          waiting={<Skeleton height="480px" />}
        >
          {(rows) => rows.map((row) => <TindakLanjutCard key={row.id} row={row} showUnit />)}
        </ReadCards>
      </Stack>
    </PageStack>
  );
}
