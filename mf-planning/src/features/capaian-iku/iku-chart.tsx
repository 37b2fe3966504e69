import type { CapaianIku } from '@selaras/contracts';
import { formatPercent, statusCapaianOf } from '@selaras/domain';
import { BarChart, Card } from '@selaras/ui';

interface IkuChartProps {
  /** The rows that the list shows now. */
  rows: readonly CapaianIku[];
  tahun: number;
}

/** Achievement of each indicator against its target of 100 percent. */
export function IkuChart({ rows, tahun }: IkuChartProps) {
  if (rows.length === 0) return null;
  return (
    <Card
      title={`Berapa capaian setiap IKU tahun ${tahun}?`}
      description="Garis: target, 100%. Warna menurut target; predikat di tabel memakai skala lain."
    >
      <BarChart
        title={`Capaian IKU tahun ${tahun}`}
        titleHidden
        nameTitle="IKU"
        valueTitle="Capaian (persen)"
        format={(value) => formatPercent(value)}
        bars={rows.map(({ id, indikator, capaian }) => ({
          id,
          label: indikator,
          value: capaian,
          target: 100,
          status: statusCapaianOf(capaian, false),
        }))}
      />
    </Card>
  );
}
