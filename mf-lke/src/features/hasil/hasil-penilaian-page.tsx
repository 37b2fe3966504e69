import type { PageOpening } from '@selaras/federation';
import { useSession } from '@selaras/portal';
import { LandscapePaper, PageHeader, PrintButton } from '@selaras/ui';
import { useUnit } from '../../lembar/use-unit';
import { PenugasanButton } from '../penugasan/penugasan-button';
import { NilaiAtauTindakLanjut } from '../tindak-lanjut/tampilan';
import { DokumenTools } from './dokumen-tools';
import {
  berlakuColumns,
  keadaanColumn,
  nilaiColumn,
  penilaiColumn,
  selisihColumn,
  unitColumn,
} from './hasil-columns';
import { HasilList } from './hasil-list';
import { HasilUnit } from './hasil-unit';
import { prepareHasil } from './prepare-hasil';
import { TindakLanjutCards } from './tindak-lanjut-cards';
import { UnitFrame } from './unit-frame';

const TITLE = 'Hasil Penilaian';
const sort = { column: 'satuan_kerja', descending: false };
const shown = [
  unitColumn,
  keadaanColumn,
  penilaiColumn,
  ...(['mandiri', 'pertama', 'kedua', 'pleno'] as const).map(nilaiColumn),
  selisihColumn,
  ...berlakuColumns,
];
const columns = () => shown;

export const prepare = (opening: PageOpening) => prepareHasil(opening);

/** `/lke/hasil-penilaian`: units of an evaluator with state and points; of all units for the plenary. */
export function Page() {
  const [unit, choose] = useUnit();
  const { tahunKinerja } = useSession();
  if (unit !== null) {
    return (
      <UnitFrame unit={unit} title={TITLE} actions={(hasil) => <DokumenTools hasil={hasil} />}>
        {(hasil, read) => <HasilUnit hasil={hasil} read={read} />}
      </UnitFrame>
    );
  }
  return (
    <>
      <LandscapePaper />
      <PageHeader
        title={TITLE}
        description={`Keadaan dan nilai satuan kerja yang Anda nilai tahun ${tahunKinerja}. Nilai yang tahapnya belum ditutup masih sementara.`}
        actions={
          <>
            <PenugasanButton />
            <PrintButton />
          </>
        }
      />
      <NilaiAtauTindakLanjut head={<TindakLanjutCards />}>
        <HasilList
          caption="Hasil penilaian"
          sort={sort}
          columns={columns}
          belongs={({ terbatas }) => !terbatas}
          onOpen={choose}
          opens={({ keadaan }) => keadaan !== null}
          none={`Belum ada satuan kerja yang ditugaskan kepada Anda untuk tahun ${tahunKinerja}.`}
        />
      </NilaiAtauTindakLanjut>
    </>
  );
}
