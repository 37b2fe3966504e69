import { apiClient } from '@selaras/api-client';
import type { PageOpening } from '@selaras/federation';
import { Link, useNavigate, useSession } from '@selaras/portal';
import { loadFailure, SpreadsheetButton } from '@selaras/resource';
import {
  DataTable,
  LandscapePaper,
  LinkButton,
  PageHeader,
  PrintButton,
  Skeleton,
  useLoaded,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Grid3x3 } from 'lucide-react';
import { nilaiJenjangEndpoints, nilaiJenjangQueries } from './nilai-jenjang-queries';
import { rekapColumns } from './rekap-columns';
import { RekapSummary } from './rekap-summary';

const MATRIX = '/nilai-jenjang-kinerja';
/** As high as the summary with its distance to the table. */
const SUMMARY_HEIGHT = '74px';

export const prepare = ({ queries }: PageOpening) => queries.prefetchQuery(nilaiJenjangQueries.rekap());

/** `/nilai-jenjang-kinerja/rekap`: units by the mean of their key indicators' classes. */
export function Page() {
  const { tahunKinerja } = useSession();
  const navigate = useNavigate();
  const query = useQuery(nilaiJenjangQueries.rekap());
  const { data: units, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Rekap nilai jenjang kinerja gagal dimuat'),
  );
  return (
    <>
      <LandscapePaper />
      <PageHeader
        title="Rekap Nilai Jenjang Kinerja"
        description={`Rata-rata nilai IKU yang sudah dinilai tahun ${tahunKinerja}. Nilai yang sama berbagi peringkat; satuan kerja yang belum dinilai berada paling bawah.`}
        actions={
          <>
            <LinkButton as={Link} to={MATRIX} icon={<Grid3x3 size={16} />}>
              Isi nilai
            </LinkButton>
            <PrintButton />
          </>
        }
      />
      {units ? <RekapSummary units={units} /> : !failure && <Skeleton height={SUMMARY_HEIGHT} />}
      <DataTable
        caption={`Rekap nilai jenjang kinerja tahun ${tahunKinerja}`}
        columns={rekapColumns}
        rows={units}
        cards
        rowId={({ satuan_kerja }) => satuan_kerja.satuan_kerja_id}
        error={failure}
        empty={{ description: 'Belum ada satuan kerja.' }}
        opensRow={({ jumlah }) => jumlah > 0}
        onRowOpen={({ satuan_kerja }) =>
          navigate(`${MATRIX}?satuan_kerja_id=${satuan_kerja.satuan_kerja_id}`)
        }
        tools={
          <SpreadsheetButton
            file={() => apiClient.file(nilaiJenjangEndpoints.exportRekap, {})}
            name={`rekap-nilai-jenjang-kinerja-${tahunKinerja}.xlsx`}
          />
        }
      />
    </>
  );
}
