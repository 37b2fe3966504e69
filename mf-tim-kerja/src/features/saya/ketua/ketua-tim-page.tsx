import { apiClient } from '@selaras/api-client';
import type { TimSaya } from '@selaras/contracts';
import { keadaanRealisasi, keadaanRealisasiWords, triwulanWord } from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import { PageLink, useYears } from '@selaras/portal';
import { loadFailure, SpreadsheetButton } from '@selaras/resource';
import {
  Badge,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  PageStack,
  Skeleton,
  Stack,
  space,
  tokens,
  useLoaded,
  wrapRow,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { sayaEndpoints, sayaQueries } from '../saya-queries';

const Marks = styled.div`
  ${wrapRow(1)}
`;

const Figures = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th, & td { padding: ${space(1)} ${space(2)}; text-align: right; border-bottom: 1px solid ${tokens.colour.line}; }
  & th:first-child { text-align: left; }
  & thead th { white-space: nowrap; }
  @media (max-width: 480px) { & th, & td { padding-inline: ${space(1)}; } }
`;

/** Large text on a telephone leaves no room for four quarters. */
const Scroller = styled.div`
  overflow-x: auto;
`;

export const prepare = ({ queries }: PageOpening) => queries.prefetchQuery(sayaQueries.ketua());

/** Teams that the reader leads or oversees, with how far each quarter is. */
export function Page() {
  const { tahunKinerja } = useYears();
  const query = useQuery(sayaQueries.ketua());
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'Tim gagal dimuat'));
  return (
    <>
      <PageHeader
        title="Ketua Tim"
        description="Tim yang Anda pimpin, dan tim yang ketuanya bertanggung jawab kepada Anda."
        actions={
          <>
            <LinkButton as={PageLink} page="tim-saya.anggota-tim">
              Langkah aksi saya
            </LinkButton>
            {data !== undefined && data.length > 0 && (
              <SpreadsheetButton
                size="medium"
                file={() => apiClient.file(sayaEndpoints.exportKetua, {})}
                name={`ketua-tim-${tahunKinerja}.xlsx`}
              />
            )}
          </>
        }
      />
      <PageStack>
        {failure && <ErrorState {...failure} />}
        {data === undefined && !failure && <Skeleton height="320px" />}
        {data?.length === 0 && (
          <EmptyState
            title="Anda tidak memimpin tim pada tahun ini."
            description="Langkah aksi Anda sebagai anggota ada di halaman Anggota Tim."
          />
        )}
        {data?.map((tim) => (
          <TimCard key={tim.id} tim={tim} />
        ))}
      </PageStack>
    </>
  );
}

function TimCard({ tim }: { tim: TimSaya }) {
  return (
    <Card
      headingLevel={2}
      title={
        <PageLink page="tim-saya.ketua-tim-detail" params={{ id: tim.id }}>
          {tim.nama}
        </PageLink>
      }
      description={`${tim.satuan_kerja.satuan_kerja_nama} · ketua ${tim.ketua ?? '–'}`}
      actions={<TimMarks tim={tim} />}
    >
      <Stack $gap={3}>
        <p>
          {tim.anggota} orang, {tim.langkah} langkah aksi
          {tim.belum_dibagi > 0 && `, ${tim.belum_dibagi} belum dibagi seluruhnya`}.
        </p>
        <Scroller>
          <Figures>
            <caption hidden>Laporan anggota tiap triwulan</caption>
            <thead>
              <tr>
                <th scope="col">Laporan</th>
                {tim.triwulan.map(({ triwulan }) => (
                  <th key={triwulan} scope="col">
                    {triwulanWord(triwulan)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {keadaanRealisasi.map((state) => (
                <tr key={state}>
                  <th scope="row">{keadaanRealisasiWords[state]}</th>
                  {tim.triwulan.map((row) => (
                    <td key={row.triwulan}>{row[state]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Figures>
        </Scroller>
      </Stack>
    </Card>
  );
}

/** What of a team needs somebody. */
export const TimMarks = ({ tim }: { tim: TimSaya }) => (
  <Marks>
    {tim.peran === 'atasan' && <Badge>Sebagai atasan</Badge>}
    {tim.menunggu > 0 && <Badge tone="brand">{tim.menunggu} menunggu Anda</Badge>}
    {tim.tertinggal > 0 && <Badge tone="danger">{tim.tertinggal} orang tertinggal</Badge>}
  </Marks>
);
