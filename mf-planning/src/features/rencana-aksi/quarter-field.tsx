import { formatMeasure, formatPercent } from '@selaras/domain';
import type { OwnFieldProps } from '@selaras/resource/core';
import { useField, useFormKit } from '@selaras/resource/form';
import { NumberField, StatusBadge, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import type { RencanaAksiRow } from './rencana-aksi';
import { capaianPlanned, quarterResultOf, statusOf } from './triwulan';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(3)} ${space(5)};
  align-items: start;
  @media (max-width: 720px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); & > :first-child { grid-column: 1 / -1; } }
`;

const Fact = styled.dl`
  display: grid;
  gap: ${space(1)};
  & dt { font-weight: 600; }
  & dd { display: flex; flex-wrap: wrap; align-items: center; gap: ${space(1)} ${space(2)}; min-height: ${tokens.controlHeight}; font-variant-numeric: tabular-nums; }
`;

/** The realisation of one quarter beside its target, with the achievement that it makes. */
export function QuarterField({ closed, field }: OwnFieldProps) {
  const [name = ''] = field.names;
  const row = useFormKit().row as RencanaAksiRow;
  const control = useField<number | null>(name);
  const tw = Number(name.charAt(2)) as 1 | 2 | 3 | 4;
  const result = { ...quarterResultOf(row, tw), realisasi: control.value };
  const unit = row.satuan ?? '';
  return (
    <Line>
      <NumberField
        {...control}
        label={field.label}
        required={false}
        readOnly={closed}
        {...(unit !== '' && { unit })}
      />
      <Fact>
        <dt>Target TW {tw}</dt>
        <dd>
          {formatMeasure(result.target)} {result.target !== null && unit}
        </dd>
      </Fact>
      <Fact>
        <dt>Capaian</dt>
        <dd>
          <output>{formatPercent(capaianPlanned(result))}</output> <StatusBadge status={statusOf(result)} />
        </dd>
      </Fact>
    </Line>
  );
}
