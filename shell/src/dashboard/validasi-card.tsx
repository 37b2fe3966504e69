import type { ValidasiCount } from '@selaras/contracts';
import { BarChart, Card, Skeleton } from '@selaras/ui';

const TITLE = 'Sampai di mana validasi perencanaan?';

export const keadaanTexts: Record<keyof ValidasiCount, string> = {
  disetujui: 'Disetujui',
  menunggu: 'Menunggu validator',
  dikembalikan: 'Dikembalikan',
  draf: 'Belum diajukan',
};

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
          bars={(Object.keys(keadaanTexts) as (keyof ValidasiCount)[]).map((keadaan) => ({
            id: keadaan,
            label: keadaanTexts[keadaan],
            value: validasi[keadaan],
          }))}
        />
      )}
    </Card>
  );
}
