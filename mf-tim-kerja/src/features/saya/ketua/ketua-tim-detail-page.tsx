import type { TimSayaDetail } from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import { useParams } from '@selaras/portal';
import { loadFailure, useAddressChoice } from '@selaras/resource';
import {
  EmptyState,
  ErrorState,
  PageHeader,
  PageSection,
  PageStack,
  Segmented,
  Skeleton,
  Stack,
  useLoaded,
  wrapRow,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { PilihTriwulan, useTriwulan } from '../pilih-triwulan';
import { sayaQueries } from '../saya-queries';
import { TimMarks } from './ketua-tim-page';
import { KonfirmasiBanyak } from './konfirmasi/konfirmasi-banyak';
import { LangkahTimCard } from './langkah-tim-card';
import { OrangList } from './orang-list';

const Tools = styled.div`
  ${wrapRow(3)}
`;

const filters = ['semua', 'menunggu', 'tertinggal', 'belum-dibagi'] as const;
const filterWords = {
  semua: 'Semua',
  menunggu: 'Menunggu Anda',
  tertinggal: 'Tertinggal',
  'belum-dibagi': 'Belum dibagi',
} as const;

export const prepare = ({ queries, params }: PageOpening) =>
  queries.prefetchQuery(sayaQueries.tim(Number(params.id)));

/** A team as its leader sees it: people, steps, their distribution, and the reports that he answers. */
export function Page() {
  const { id } = useParams();
  const query = useQuery(sayaQueries.tim(Number(id)));
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'Tim gagal dimuat'));
  return (
    <>
      <PageHeader
        title={data?.nama ?? 'Detail Ketua Tim'}
        description={data && `${data.satuan_kerja.satuan_kerja_nama} · ketua ${data.ketua ?? '–'}`}
        actions={
          data && (
            <>
              <TimMarks tim={data} />
              <KonfirmasiBanyak tim={data} />
            </>
          )
        }
      />
      <PageStack>
        {failure && <ErrorState {...failure} />}
        {data === undefined && !failure && <Skeleton height="480px" />}
        {data && <Isi tim={data} />}
      </PageStack>
    </>
  );
}

function Isi({ tim }: { tim: TimSayaDetail }) {
  const chosen = useTriwulan();
  const [filter, setFilter] = useAddressChoice('tampil', filters);
  const { triwulan } = chosen;
  const rows = tim.daftar_langkah.filter(({ bagian, target }) => {
    if (filter === 'menunggu') {
      return bagian.some((one) => one.diputus && one.triwulan[triwulan - 1]?.keadaan === 'diajukan');
    }
    if (filter === 'tertinggal') return bagian.some((one) => one.tertinggal);
    if (filter === 'belum-dibagi') {
      return target.some(
        (whole, at) =>
          bagian.reduce((sum, one) => sum + (one.triwulan[at]?.target ?? 0), 0).toFixed(4) !==
          (whole ?? 0).toFixed(4),
      );
    }
    return true;
  });
  return (
    <>
      <PageSection title="Anggota">
        <OrangList tim={tim} triwulan={triwulan} />
      </PageSection>
      <PageSection title="Langkah aksi">
        <Stack $gap={4}>
          <Tools>
            <PilihTriwulan {...chosen} />
            <Segmented
              label="Langkah yang ditampilkan"
              value={filter}
              onChange={setFilter}
              options={filters.map((value) => ({ value, label: filterWords[value] }))}
            />
          </Tools>
          {rows.length === 0 && (
            <EmptyState
              title={
                tim.daftar_langkah.length === 0
                  ? 'Tim ini belum membawa langkah aksi.'
                  : 'Tidak ada langkah aksi dalam pilihan ini.'
              }
            />
          )}
          {rows.map((langkah) => (
            <LangkahTimCard key={langkah.id} tim={tim} langkah={langkah} triwulan={triwulan} />
          ))}
        </Stack>
      </PageSection>
    </>
  );
}
