import { apiClient } from '@selaras/api-client';
import { kelolaInstrumenActs } from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import { useAddress, useSession } from '@selaras/portal';
import { SpreadsheetButton } from '@selaras/resource';
import { can } from '@selaras/roles';
import { Button, LandscapePaper, latePart, PageHeader, PrintButton, Skeleton } from '@selaras/ui';
import { ArrowLeft, ListTree } from 'lucide-react';
import { INSTRUMEN, instrumenYear } from '../instrumen/instrumen-address';
import { PenugasanButton } from '../penugasan/penugasan-button';
import { BukaKembaliButton } from './buka-kembali-button';
import {
  berlakuColumns,
  jenisNilaiColumn,
  type KomponenHead,
  keadaanColumn,
  komponenColumns,
  peringkatColumn,
  tindakLanjutColumn,
  unitColumn,
} from './hasil-columns';
import { HasilList } from './hasil-list';
import { hasilEndpoints, hasilQueries } from './hasil-queries';

/** Comes when it is opened: few ever do. */
const InstrumenPanel = latePart(
  async () => (await import('../instrumen/instrumen-panel')).InstrumenPanel,
  () => <Skeleton height="480px" />,
);

const columns = (komponen: readonly KomponenHead[]) => [
  unitColumn,
  peringkatColumn,
  ...berlakuColumns,
  ...komponenColumns(komponen, 'berlaku'),
  keadaanColumn,
  jenisNilaiColumn,
  tindakLanjutColumn,
];
const sort = { column: 'peringkat', descending: false };

export const prepare = ({ queries }: PageOpening) => queries.prefetchQuery(hasilQueries.list());

/** `/lke/rekap-pd`: every unit with the points that count by component, place and predicate. */
export function Page() {
  const { user, tahunKinerja } = useSession();
  const [address, change] = useAddress();
  const keeps = can(user, kelolaInstrumenActs.read);
  const instrumen = keeps ? instrumenYear(address) : null;
  const open = (tahun: number | null) =>
    change((before) => {
      if (tahun === null) before.delete(INSTRUMEN);
      else before.set(INSTRUMEN, String(tahun));
      return before;
    });
  if (instrumen !== null) {
    return (
      <>
        <PageHeader
          title="Instrumen evaluasi"
          description="Komponen, kriteria, bobot dan skala setiap tahun. Yang sudah dipakai dibekukan."
          actions={
            <Button icon={<ArrowLeft size={16} />} onClick={() => open(null)}>
              Rekap PD
            </Button>
          }
        />
        <InstrumenPanel tahun={instrumen} />
      </>
    );
  }
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
            {keeps && (
              <Button icon={<ListTree size={16} />} onClick={() => open(tahunKinerja)}>
                Instrumen evaluasi
              </Button>
            )}
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
