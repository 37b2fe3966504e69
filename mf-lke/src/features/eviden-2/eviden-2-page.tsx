import { kalimatKeadaanLke, keadaanLke } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { LockNotice } from '@selaras/resource';
import { EmptyState, ErrorState, PageHeader, PrintButton, Skeleton, Stack } from '@selaras/ui';
import { KeadaanBadge } from '../../lembar/keadaan-badge';
import { UnitByAddress, useUnit } from '../../lembar/unit-by-address';
import { UploadsElsewhere } from '../bukti/terputus/uploads-elsewhere';
import { type LembarData, prepareLembar, useLembar } from '../eviden/eviden-data';
import { RepairSheet } from './repair-sheet';

export const prepare = prepareLembar;

/** `/lke/eviden-2`: the unit's reply to the evaluator's notes, with new evidence where it was asked for (domain §9). */
export function Page() {
  const unit = useUnit();
  const { tahunKinerja } = useSession();
  return unit === null ? (
    <>
      <PageHeader title="Eviden LKE 2" />
      <Stack>
        <UnitByAddress />
        <UploadsElsewhere />
        <EmptyState
          title="Pilih satuan kerja"
          description="Perbaikan tampil setelah satuan kerjanya dipilih."
        />
      </Stack>
    </>
  ) : (
    <UnitRepair key={`${unit}-${tahunKinerja}`} unit={unit} />
  );
}

function UnitRepair({ unit }: { unit: number }) {
  const { tahunKinerja } = useSession();
  const { data, failure } = useLembar(unit);
  return (
    <>
      <PageHeader
        title="Eviden LKE 2"
        description={
          data === undefined
            ? `Perbaikan sesudah penilaian pertama tahun ${tahunKinerja}`
            : `${data.lembar.satuan_kerja.satuan_kerja_nama}, tahun ${tahunKinerja} · tanggapan atas catatan penilai`
        }
        badge={data && <KeadaanBadge keadaan={data.lembar.keadaan} />}
        actions={<PrintButton />}
      />
      <Stack>
        <UnitByAddress />
        <UploadsElsewhere />
        {failure && <ErrorState {...failure} />}
        {data === undefined && failure === null && <Skeleton height="70dvh" />}
        {data !== undefined && <Repair data={data} />}
      </Stack>
    </>
  );
}

function Repair({ data }: { data: LembarData }) {
  const { keadaan, menulis, langkah } = data.lembar;
  if (keadaanLke.indexOf(keadaan) < keadaanLke.indexOf('selesai_1')) {
    return (
      <EmptyState
        title="Penilaian pertama belum selesai"
        description={`Evaluasi ini ${kalimatKeadaanLke[keadaan]}. Catatan penilai tampil setelah penilaian ditutup.`}
      />
    );
  }
  return (
    <>
      {menulis !== 'unit' && langkah.length === 0 && (
        <LockNotice reason={keadaan}>
          {data.pembagian === null
            ? 'Anda melihat catatan dan tanggapan; hanya satuan kerja yang mengisi.'
            : `Evaluasi ini ${kalimatKeadaanLke[keadaan]}, sehingga hanya dapat dibaca.`}
        </LockNotice>
      )}
      <RepairSheet data={data} />
    </>
  );
}
