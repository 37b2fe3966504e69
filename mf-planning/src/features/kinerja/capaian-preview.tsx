import { formatPercent, isTercapai } from '@selaras/domain';
import type { Values } from '@selaras/resource/core';
import { StatusBadge, space, tokens } from '@selaras/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { capaianOfForm } from './kinerja-value';

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  color: ${tokens.colour.muted};
  & > output { font-weight: 600; color: ${tokens.colour.text}; }
`;

/** Achievement as it would be with what stands in the form. */
export function CapaianPreview() {
  const { control } = useFormContext<Values>();
  const capaian = capaianOfForm(useWatch({ control }) as Values);
  const status = capaian === null ? 'belum-ada-data' : isTercapai(capaian) ? 'tercapai' : 'tidak-tercapai';
  return (
    <Root>
      Capaian dari isian ini
      <output>{formatPercent(capaian)}</output>
      <StatusBadge status={status} />
    </Root>
  );
}
