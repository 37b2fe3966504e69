import {
  type JenisDokumen,
  jenisDokumen,
  type PublicDokumen,
  type publicDokumenCalls,
  type QueryOf,
} from '@selaras/contracts';
import { jenisDokumenWords } from '@selaras/domain';
import { useParams, useSession } from '@selaras/portal';
import { loadFailure, paperCutText, usePaperRows } from '@selaras/resource';
import { type ListState, listQuery, listRules } from '@selaras/resource/core';
import { ListToolbar, useListState } from '@selaras/resource/list';
import { CardGrid, EmptyState, ErrorState, PageHeader, Pagination, Stack, useLoaded } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dokumenQueries } from '../dokumen/dokumen-queries';
import { AwaitedCards } from './awaited-cards';
import { PublicCard } from './public-card';

const UNIT = 'satuan_kerja_id';
/** Cards that are seen without scrolling. */
const FIRST_SEEN = 4;

const rules = {
  ...listRules<PublicDokumen>({ columns: [], filters: [], sort: null }),
  filters: [UNIT],
  takes: (_name: string, value: string) => /^[1-9]\d*$/.test(value),
};

/** `/public-display/dokumen/{jenisDokumenId}`: documents of a kind that everybody may read. */
export function Page() {
  const asked = Number(useParams().jenisDokumenId);
  const jenis = jenisDokumen.find((kind) => kind === asked);
  return jenis === undefined ? (
    <EmptyState title="Jenis dokumen ini tidak ada" description="Pilih jenis dokumen di menu." />
  ) : (
    <DocumentsOfKind key={jenis} jenis={jenis} />
  );
}

function DocumentsOfKind({ jenis }: { jenis: JenisDokumen }) {
  const { tahunPublik } = useSession();
  const { nama, panjang, isi } = jenisDokumenWords[jenis];
  const [state, change] = useListState(rules);
  const query = useQuery({
    ...dokumenQueries.publicList(jenis, listQuery(state) as QueryOf<typeof publicDokumenCalls.list>),
    placeholderData: keepPreviousData,
  });
  const owners = query.data?.pemilik;
  const filters = useMemo(
    () => [
      {
        name: UNIT,
        label: 'Perangkat daerah',
        options: (owners ?? []).map((unit) => ({
          value: unit.satuan_kerja_id,
          label: unit.satuan_kerja_nama,
        })),
      },
    ],
    [owners],
  );
  return (
    <>
      <PageHeader
        title={nama}
        description={`${nama === panjang ? '' : `${panjang}. `}${isi} Tahun ${tahunPublik}.`}
      />
      <Stack $gap={5}>
        <ListToolbar
          label={`Cari ${nama} atau perangkat daerah`}
          filters={filters}
          state={state}
          onChange={change}
        />
        <Found jenis={jenis} state={state} onChange={change} query={query} />
      </Stack>
    </>
  );
}

interface FoundProps {
  jenis: JenisDokumen;
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  query: ReturnType<typeof useQuery<import('@selaras/contracts').AnswerOf<typeof publicDokumenCalls.list>>>;
}

function Found({ jenis, state, onChange, query }: FoundProps) {
  const { loading, data, failure } = useLoaded(query.data, loadFailure(query, 'Dokumen gagal dimuat'));
  const paper = usePaperRows(query.data);
  const { nama } = jenisDokumenWords[jenis];
  if (failure) return <ErrorState {...failure} />;
  if (loading || data === undefined) return <AwaitedCards />;
  if (data.data.length === 0) {
    return state.q !== '' || Object.keys(state.filters).length > 0 ? (
      <EmptyState title="Tidak ada dokumen yang cocok" description="Coba kata lain atau hapus saringan." />
    ) : (
      <EmptyState title={`Belum ada ${nama} pada tahun ini`} description="Pilih tahun lain di bilah atas." />
    );
  }
  return (
    <>
      <CardGrid $min={300}>
        {(paper ?? data).data.map((dokumen, place) => (
          <PublicCard key={dokumen.id} jenis={jenis} dokumen={dokumen} eager={place < FIRST_SEEN} />
        ))}
      </CardGrid>
      {paper && paperCutText(paper)}
      <Pagination
        page={data.current_page}
        total={data.total}
        perPage={data.per_page}
        label={`Halaman ${nama}`}
        onPageChange={(page) => onChange({ page })}
      />
    </>
  );
}
