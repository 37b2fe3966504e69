import { useSession } from '@selaras/portal';
import { latePart, PageHeader, Skeleton } from '@selaras/ui';
import { TugasList } from '../penilaian/tugas-list';
import { useUnitAddress } from '../penilaian/unit-address';
import { UnitFrame } from '../penilaian/unit-frame';
import { PenugasanButton } from '../penugasan/penugasan-button';

/** Only of a unit that was chosen from the list. */
const PlenoTable = latePart(
  async () => (await import(/* webpackChunkName: "lke-pleno" */ './pleno-table')).PlenoTable,
  () => <Skeleton height="480px" />,
);

const TITLE = 'Penilaian Pleno';
const steps = ['mulai-pleno', 'finalkan'] as const;
const antrean = { page: 'lke.penilaian-humanis', lingkup: 'pleno', giliran: 'ya' } as const;

/** `/lke/penilaian-humanis`: the plenary's points per component, within its weight, and the final decision. */
export function Page() {
  const { tahunKinerja } = useSession();
  const { unit, openUnit } = useUnitAddress();
  if (unit !== null) {
    return (
      <UnitFrame
        key={unit}
        satkerId={unit}
        title={TITLE}
        steps={steps}
        antrean={antrean}
        describe={({ keadaan }) =>
          keadaan === 'pleno'
            ? 'Nilai awal setiap komponen adalah nilai penilaian kedua; jumlahnya dihitung dari nilai komponen dua desimal. Nilai yang diubah memerlukan alasan.'
            : 'Nilai pleno hanya diubah selama pleno berlangsung.'
        }
      >
        {(lembar, instrumen) => <PlenoTable lembar={lembar} instrumen={instrumen} />}
      </UnitFrame>
    );
  }
  return (
    <>
      <PageHeader
        title={TITLE}
        description={`Satuan kerja dan keadaannya menuju nilai akhir tahun ${tahunKinerja}.`}
        actions={<PenugasanButton />}
      />
      <TugasList lingkup="pleno" none="Belum ada lembar kerja untuk diputuskan." onOpen={openUnit} />
    </>
  );
}
