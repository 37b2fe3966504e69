import { apiClient } from '@selaras/api-client';
import type { PageOpening } from '@selaras/federation';
import { useSession } from '@selaras/portal';
import { SpreadsheetButton } from '@selaras/resource';
import { LandscapePaper, PageHeader, PrintButton } from '@selaras/ui';
import { PenugasanButton } from '../penugasan/penugasan-button';
import { BukaKembaliButton } from './buka-kembali-button';
import {
  berlakuColumns,
  type KomponenHead,
  keadaanColumn,
  komponenColumns,
  peringkatColumn,
  unitColumn,
} from './hasil-columns';
import { HasilList } from './hasil-list';
import { hasilEndpoints, hasilQueries } from './hasil-queries';

const columns = (komponen: readonly KomponenHead[]) => [
  unitColumn,
  peringkatColumn,
  keadaanColumn,
  ...komponenColumns(komponen, 'berlaku'),
  ...berlakuColumns,
];
const sort = { column: 'peringkat', descending: false };

export const prepare = ({ queries }: PageOpening) => queries.prefetchQuery(hasilQueries.list());

/** `/lke/rekap-pd`: every unit with the points that count by component, place and predicate. */
export function Page() {
  const { tahunKinerja } = useSession();
  return (
    <>
      <LandscapePaper />
      <PageHeader
        title="Rekap PD"
        description={`Nilai yang berlaku bagi setiap satuan kerja tahun ${tahunKinerja}. Peringkat hanya membandingkan jenis nilai yang sama; nilai yang sama berbagi peringkat.`}
        actions={
          <>
            <BukaKembaliButton />
            <PenugasanButton />
            <PrintButton />
          </>
        }
      />
      <HasilList
        caption="Rekap hasil evaluasi"
        sort={sort}
        columns={columns}
        none={`Belum ada satuan kerja untuk tahun ${tahunKinerja}.`}
        tools={
          <SpreadsheetButton
            file={() => apiClient.file(hasilEndpoints.ekspor, {})}
            name={`rekap-lke-${tahunKinerja}.xlsx`}
          />
        }
      />
    </>
  );
}
