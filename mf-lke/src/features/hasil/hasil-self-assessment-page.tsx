import type { PageOpening } from '@selaras/federation';
import { useSession } from '@selaras/portal';
import { LandscapePaper, PageHeader, PageSection, PrintButton } from '@selaras/ui';
import { useUnit } from '../../lembar/use-unit';
import {
  type KomponenHead,
  keadaanColumn,
  komponenColumns,
  nilaiColumn,
  predikatMandiriColumn,
  unitColumn,
} from './hasil-columns';
import { HasilList } from './hasil-list';
import { NilaiCards } from './nilai-cards';
import { prepareHasil } from './prepare-hasil';
import { RincianTable } from './rincian-table';
import { UnitFrame } from './unit-frame';

const TITLE = 'Hasil Self Assessment';
const kinds = ['mandiri', 'pertama', 'kedua'] as const;
const sort = { column: 'satuan_kerja', descending: false };
const columns = (komponen: readonly KomponenHead[]) => [
  unitColumn,
  keadaanColumn,
  ...komponenColumns(komponen, 'mandiri'),
  nilaiColumn('mandiri'),
  predikatMandiriColumn,
  nilaiColumn('pertama'),
  nilaiColumn('kedua'),
];

export const prepare = (opening: PageOpening) => prepareHasil(opening);

/** `/lke/hasil-self-assessment`: what units gave themselves, beside what both rounds of evaluation gave them. */
export function Page() {
  const [unit, choose] = useUnit();
  const { tahunKinerja } = useSession();
  if (unit !== null) return <OwnResult unit={unit} />;
  return (
    <>
      <LandscapePaper />
      <PageHeader
        title={TITLE}
        description={`Nilai mandiri setiap satuan kerja tahun ${tahunKinerja}, beserta nilai kedua tahap penilaian bila sudah ditutup.`}
        actions={<PrintButton />}
      />
      <HasilList
        caption="Hasil self assessment"
        sort={sort}
        columns={columns}
        belongs={({ terbatas, keadaan }) => !terbatas || keadaan === 'final'}
        onOpen={choose}
        opens={({ keadaan }) => keadaan !== null}
        none={`Belum ada lembar kerja yang ditugaskan kepada Anda untuk tahun ${tahunKinerja}.`}
      />
    </>
  );
}

function OwnResult({ unit }: { unit: number }) {
  return (
    <UnitFrame unit={unit} title={TITLE} actions={() => <PrintButton />}>
      {(hasil) => (
        <>
          <NilaiCards hasil={hasil} kinds={kinds} />
          <PageSection
            title="Nilai per komponen"
            description="Nilai mandiri dari jawaban satuan kerja; nilai penilaian tampil setelah tahapnya ditutup."
          >
            <RincianTable caption="Rincian nilai per komponen" hasil={hasil} kinds={kinds} />
          </PageSection>
        </>
      )}
    </UnitFrame>
  );
}
