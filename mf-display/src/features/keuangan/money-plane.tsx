import {
  diagramConstants,
  formatPercent,
  formatRoughPercent,
  kuadranWords,
  SERAPAN_RENCANA_PENUH,
} from '@selaras/domain';
import { useAddress } from '@selaras/portal';

import { QuadrantChart } from '@selaras/ui';
import type { MoneyRow } from './money-row';

/** Name of the chosen dot in the address. */
const CHOSEN = 'titik';

interface MoneyPlaneProps {
  rows: readonly MoneyRow[];
  /** Quarters that have begun. */
  sampai: number;
  naming: string;
  source: string;
  date: string;
}

/** Achievement against absorption of the plan: who reaches results with less, and who spends without results. */
export function MoneyPlane({ rows, sampai, naming, source, date }: MoneyPlaneProps) {
  const [address, change] = useAddress();
  const chosen = Number(address.get(CHOSEN) ?? Number.NaN);
  const dots = rows.flatMap(({ id, sebutan, nama, capaian, serapanRencana }) =>
    capaian === null || serapanRencana === null
      ? []
      : {
          id,
          label: `${sebutan}: ${formatPercent(capaian)} · ${formatPercent(serapanRencana)}`,
          description: `${nama}, capaian ${formatPercent(capaian)}, serapan rencana ${formatPercent(serapanRencana)}`,
          x: serapanRencana,
          y: capaian,
        },
  );
  if (dots.length === 0) return null;
  const thrifty = rows.filter(({ kuadran }) => kuadran === 'hemat').length;
  return (
    <QuadrantChart
      title={`${thrifty} dari ${dots.length} ${naming.toLowerCase()} mencapai hasil dengan hemat`}
      unit={`Setiap titik satu ${naming.toLowerCase()}. Tercapai: rata-rata capaian dari ${diagramConstants.capaianThreshold}%. Terserap: realisasi dari ${SERAPAN_RENCANA_PENUH}% rencana sampai TW ${sampai}`}
      source={source}
      date={date}
      x={{ label: 'Serapan rencana', at: SERAPAN_RENCANA_PENUH }}
      y={{ label: 'Rata-rata capaian', at: diagramConstants.capaianThreshold }}
      quadrants={{
        'top-left': kuadranWords.hemat,
        'top-right': kuadranWords.terserap,
        'bottom-right': kuadranWords.habis,
        'bottom-left': kuadranWords.tersisa,
      }}
      dots={dots}
      chosen={chosen}
      onChoose={(id) =>
        change(
          (before) => {
            if (id === null) before.delete(CHOSEN);
            else before.set(CHOSEN, String(id));
            return before;
          },
          { replace: true },
        )
      }
      format={formatRoughPercent}
    />
  );
}
