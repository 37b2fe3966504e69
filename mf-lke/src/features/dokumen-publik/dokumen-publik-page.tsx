import {
  type JenisDokumen,
  jenisDokumen,
  type PublicDokumen,
  type publicDokumenCalls,
  type QueryOf,
} from '@selaras/contracts';
import { jenisDokumenWords } from '@selaras/domain';
import { useParams, useSession } from '@selaras/portal';
import { listQuery, listRules } from '@selaras/resource/core';
import { ReadCards, useListState } from '@selaras/resource/list';
import { CardGrid, EmptyState, PageHeader } from '@selaras/ui';
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
      <ReadCards
        list={{
          search: `Cari ${nama} atau perangkat daerah`,
          failed: 'Dokumen gagal dimuat',
          noneFits: 'Tidak ada dokumen yang cocok',
          filters,
        }}
        state={state}
        onChange={change}
        query={query}
        none={{
          title: `Belum ada ${nama} pada tahun ini`,
          description: 'Pilih tahun lain di bilah atas.',
        }}
        waiting={<AwaitedCards />}
        pages={`Halaman ${nama}`}
      >
        {(rows) => (
          <CardGrid $min={300}>
            {rows.map((dokumen, place) => (
              <PublicCard key={dokumen.id} jenis={jenis} dokumen={dokumen} eager={place < FIRST_SEEN} />
            ))}
          </CardGrid>
        )}
      </ReadCards>
    </>
  );
}
