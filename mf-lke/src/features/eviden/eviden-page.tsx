import { keadaanLkeWords } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { EmptyState, ErrorState, PageHeader, PageMarks, PrintButton, Skeleton, Stack } from '@selaras/ui';
import { KeadaanBadge } from '../../lembar/keadaan-badge';
import { UnitByAddress, useUnit } from '../../lembar/unit-by-address';
import { UploadsElsewhere } from '../bukti/terputus/uploads-elsewhere';
import { prepareLembar, useLembar } from './eviden-data';
import { ReadOnlyNotice } from './read-only-notice';
import { Worksheet } from './worksheet';

export const prepare = prepareLembar;

/** `/lke/eviden`: the worksheet of a unit with its answers, explanations and evidence (domain §9). */
export function Page() {
  const unit = useUnit();
  const { tahunKinerja } = useSession();
  return unit === null ? (
    <>
      <PageHeader title="Eviden LKE" />
      <Stack>
        <UnitByAddress />
        <UploadsElsewhere />
        <EmptyState
          title="Pilih satuan kerja"
          description="Lembar kerja tampil setelah satuan kerjanya dipilih."
        />
      </Stack>
    </>
  ) : (
    <UnitWorksheet key={`${unit}-${tahunKinerja}`} unit={unit} />
  );
}

function UnitWorksheet({ unit }: { unit: number }) {
  const { tahunKinerja } = useSession();
  const { data, failure } = useLembar(unit);
  return (
    <>
      <PageHeader
        title="Eviden LKE"
        description={
          data === undefined
            ? `Lembar kerja evaluasi tahun ${tahunKinerja}`
            : `${data.lembar.satuan_kerja.satuan_kerja_nama}, tahun ${tahunKinerja} · ${data.instrumen.nama}`
        }
        badge={data && <KeadaanBadge keadaan={data.lembar.keadaan} />}
        actions={<PrintButton />}
      />
      <Stack>
        <UnitByAddress />
        <UploadsElsewhere />
        {failure && <ErrorState {...failure} />}
        {data === undefined && failure === null && <Skeleton height="70dvh" />}
        {data !== undefined && (
          <>
            <PageMarks
              $title={`LKE ${tahunKinerja} · ${data.lembar.satuan_kerja.satuan_kerja_nama} · Penilaian mandiri, ${keadaanLkeWords[data.lembar.keadaan].toLowerCase()}`}
            />
            <ReadOnlyNotice data={data} />
            <Worksheet data={data} />
          </>
        )}
      </Stack>
    </>
  );
}
