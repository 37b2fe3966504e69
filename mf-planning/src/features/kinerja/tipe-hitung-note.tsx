import { type TipeHitung, tipeHitungProblem } from '@selaras/domain';
import type { Values } from '@selaras/resource/core';
import { tokens } from '@selaras/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';

/** How a year is usually counted comes with the note: both know what is not added up. */
export { usualTipeHitung } from '@selaras/domain';

const Note = styled.p`
  color: ${tokens.colour.text};
  font-weight: 600;
  &:empty { display: none; }
`;

/** Tells who adds up quarters in a unit that is usually not added up; the choice stays his. */
export function TipeHitungNote() {
  const { control } = useFormContext<Values>();
  const { satuan, indikator, tipe_hitung } = useWatch({ control }) as Values;
  return (
    <Note role="status">
      {tipeHitungProblem({
        satuan: String(satuan ?? ''),
        indikator: String(indikator ?? ''),
        tipe_hitung: (tipe_hitung as TipeHitung | null) ?? null,
      })}
    </Note>
  );
}
