import type { lkeTindakLanjutCalls, QueryOf } from '@selaras/contracts';
import { keadaanTindakLanjut, keadaanTindakLanjutWords } from '@selaras/domain';
import { loadFailure, paperCutText, usePaperRows } from '@selaras/resource';
import { type ListFilter, listQuery, listRules } from '@selaras/resource/core';
import { useListState } from '@selaras/resource/list';
import {
  Button,
  EmptyState,
  ErrorState,
  FilterSelect,
  PageStack,
  Pagination,
  SearchField,
  Skeleton,
  Stack,
  Toolbar,
  useLoaded,
} from '@selaras/ui';
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
const rules = listRules({ columns: [], filters, sort: null, keeps: ['tampilan'] });

/** Follow-ups of all units that the reader sees, those that wait for him first; `head` says how many stand where. */
export function TindakLanjutQueue({ head }: { head: ReactNode }) {
  const [state, change] = useListState(rules);
  const wanted = listQuery(state) as QueryOf<typeof lkeTindakLanjutCalls.list>;
  const query = useQuery({ ...tindakLanjutQueries.list(wanted), placeholderData: keepPreviousData });
  const { data: page, failure } = useLoaded(query.data, loadFailure(query, 'Tindak lanjut gagal dimuat'));
  const paper = usePaperRows(query.data);
  const narrowed = state.q !== '' || Object.keys(state.filters).length > 0;
  return (
    <PageStack>
      {head}
      <Stack $gap={4}>
        <UploadsElsewhere />
        <Toolbar>
          <SearchField
            label="Cari satuan kerja atau rekomendasi"
            value={state.q}
            onSearch={(q) => change({ q, page: 1 })}
          />
          <FilterSelect
            label="Keadaan"
            labelHidden
            required={false}
            placeholder="Semua keadaan"
            options={states}
            value={state.filters.keadaan ?? ''}
            onChoose={(keadaan) => change({ filters: keadaan === '' ? {} : { keadaan }, page: 1 })}
          />
        </Toolbar>
        {failure && <ErrorState {...failure} />}
        {page === undefined && !failure && <Skeleton height="480px" />}
        {page?.data.length === 0 && (
          <EmptyState
            title={
              narrowed
                ? 'Tidak ada tindak lanjut yang cocok dengan saringan.'
                : 'Belum ada rekomendasi yang ditindaklanjuti. Rekomendasi muncul setelah hasil evaluasi final.'
            }
            action={
              narrowed && (
                <Button onClick={() => change({ q: '', filters: {}, page: 1 })}>Hapus saringan</Button>
              )
            }
          />
        )}
        {(paper ?? page)?.data.map((row) => (
          <TindakLanjutCard key={row.id} row={row} showUnit />
        ))}
        {paper && paperCutText(paper)}
        {page !== undefined && page.total > page.per_page && (
          <Pagination
            page={page.current_page}
            perPage={page.per_page}
            total={page.total}
            onPageChange={(next) => change({ page: next })}
          />
        )}
      </Stack>
    </PageStack>
  );
}
