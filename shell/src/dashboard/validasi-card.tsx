import type { ValidasiCount } from '@selaras/contracts';
import { keadaanValidasiMeanings, optionsOf } from '@selaras/domain';
import { BarChart, Card, Skeleton } from '@selaras/ui';

const TITLE = 'Sampai di mana validasi perencanaan?';

/** How many units stand at each state of the planning validation. */
export function ValidasiCard({ validasi }: { validasi: ValidasiCount | undefined }) {
  return (
    <Card title={TITLE} description="Jumlah perangkat daerah menurut keadaan perencanaannya.">
      {validasi === undefined ? (
        <Skeleton height="136px" />
      ) : (
        <BarChart
          title={TITLE}
          titleHidden
          nameTitle="Keadaan"
          valueTitle="Perangkat daerah"
          bars={optionsOf(keadaanValidasiMeanings).map(({ value: keadaan, label }) => ({
            id: keadaan,
            label,
            value: validasi[keadaan],
          }))}
        />
      )}
    </Card>
  );
}
