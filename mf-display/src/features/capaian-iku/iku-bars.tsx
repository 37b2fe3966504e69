import type { DaftarIku } from '@selaras/contracts';
import { statusCapaianOf, targetText } from '@selaras/domain';
import { BulletChart, bulletEnd, Card, Stack } from '@selaras/ui';

/** Realisation of each indicator of the page against its target, every one on a scale of its own. */
export function IkuBars({ rows, tahun }: { rows: readonly DaftarIku[]; tahun: number }) {
  if (rows.length === 0) return null;
  return (
    <Card
      title={`Realisasi terhadap target tahun ${tahun}`}
      description="Garis: target. Setiap IKU memakai skalanya sendiri."
    >
      <Stack>
        {rows.map((iku) => (
          <BulletChart
            key={`${iku.tingkat}-${iku.id}`}
            label={iku.indikator}
            target={iku.target}
            targetText={targetText(iku)}
            realisasi={iku.realisasi}
            capaian={iku.capaian}
            satuan={iku.satuan}
            status={statusCapaianOf(iku.capaian, false)}
            max={bulletEnd([iku])}
          />
        ))}
      </Stack>
    </Card>
  );
}
