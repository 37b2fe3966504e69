import type { AnggaranSummary } from '@selaras/contracts';
import { formatRupiahWords, triwulanTitle } from '@selaras/domain';
import type { ReactNode } from 'react';
import { Card } from '../card/card';
import { BarChart } from '../chart/bar-chart';
import { Skeleton } from '../state/skeleton';

const TITLE = 'Berapa anggaran yang terserap tiap triwulan?';

interface AnggaranCardProps {
  anggaran: AnggaranSummary | undefined;
  /** The way to the budgets behind it. */
  actions?: ReactNode;
  /** What the amounts leave out. */
  note?: string | null | undefined;
}

/** Spending of each quarter against its plan. */
export function AnggaranCard({ anggaran, actions, note }: AnggaranCardProps) {
  return (
    <Card
      title={TITLE}
      actions={actions}
      description={`Batang: realisasi belanja. Garis: rencana anggaran kas.${note ? ` ${note}` : ''}`}
    >
      {anggaran === undefined ? (
        <Skeleton height="136px" />
      ) : (
        <BarChart
          title={TITLE}
          titleHidden
          nameTitle="Triwulan"
          valueTitle="Realisasi (rupiah)"
          format={formatRupiahWords}
          bars={anggaran.triwulan.map(({ triwulan, rencana, realisasi }) => ({
            id: triwulan,
            label: triwulanTitle(triwulan),
            value: realisasi,
            target: rencana,
          }))}
        />
      )}
    </Card>
  );
}
