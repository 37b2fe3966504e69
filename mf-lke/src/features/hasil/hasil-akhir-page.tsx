import type { PageOpening } from '@selaras/federation';
import { useSession } from '@selaras/portal';
import { LandscapePaper, PageHeader, PrintButton } from '@selaras/ui';
import { useUnit } from '../../lembar/use-unit';
import { NilaiAtauTindakLanjut } from '../tindak-lanjut/tampilan';
import { DokumenTools } from './dokumen-tools';
import {
  berlakuColumns,
  keadaanColumn,
  nilaiColumn,
  peringkatColumn,
  selisihColumn,
  unitColumn,
} from './hasil-columns';
import { HasilList } from './hasil-list';
import { HasilUnit } from './hasil-unit';
import { prepareHasil } from './prepare-hasil';
import { TindakLanjutCards } from './tindak-lanjut-cards';
import { UnitFrame } from './unit-frame';

const TITLE = 'Hasil Akhir LKE';
const sort = { column: 'satuan_kerja', descending: false };
const shown = [
  unitColumn,
  keadaanColumn,
  ...(['mandiri', 'pertama', 'kedua', 'pleno'] as const).map(nilaiColumn),
  selisihColumn,
  ...berlakuColumns,
  peringkatColumn,
];
const columns = () => shown;

export const prepare = (opening: PageOpening) => prepareHasil(opening);

/** `/lke/hasil-akhir`: what the evaluation of a unit came to; of all units for who sees them. */
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
        description={`Nilai setiap satuan kerja tahun ${tahunKinerja}, dari penilaian mandiri sampai pleno.`}
        actions={<PrintButton />}
      />
      <NilaiAtauTindakLanjut head={<TindakLanjutCards />}>
        <HasilList
          caption="Hasil akhir evaluasi"
          sort={sort}
          columns={columns}
          onOpen={choose}
          opens={({ keadaan }) => keadaan !== null}
          none={`Belum ada satuan kerja untuk tahun ${tahunKinerja}.`}
        />
      </NilaiAtauTindakLanjut>
    </>
  );
}
