import type { KeadaanAnalisis, NarasiBaris } from '@selaras/contracts';
import { analisisLkip, nomorAnalisis } from '@selaras/domain';
import { Badge, space, tokens, VisuallyHidden } from '@selaras/ui';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

const Steps = styled.span`
  display: inline-flex;
  gap: 3px;
  & > span {
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border: 1px solid ${tokens.colour.line};
    border-radius: 4px;
    color: ${tokens.colour.muted};
    font-size: ${tokens.text[12]};
    font-variant-numeric: tabular-nums;
  }
  & > span[data-terisi] {
    border-color: ${tokens.status.tercapai};
    background: ${tokens.statusSoft.tercapai};
    color: ${tokens.colour.text};
    font-weight: 650;
  }
`;

type Bagian = readonly Pick<KeadaanAnalisis, 'analisis' | 'terisi'>[];

/** How many of the seven are written. */
export const jumlahTerisi = (bagian: Bagian | undefined): number =>
  (bagian ?? []).filter(({ terisi }) => terisi).length;

const missingWords = (bagian: Bagian) =>
  bagian.flatMap(({ analisis, terisi }) => (terisi ? [] : (analisisLkip[analisis - 1] ?? []))).join('; ');

/** Which of an indicator's seven narratives are written, in words and number by number. */
export function Kelengkapan({ bagian }: { bagian: Bagian | undefined }) {
  const terisi = jumlahTerisi(bagian);
  if (bagian === undefined)
    return <Badge icon={<CircleDashed size={14} aria-hidden="true" />}>Belum dimulai</Badge>;
  const all = nomorAnalisis.length;
  const lengkap = terisi === all;
  const Icon = lengkap ? CircleCheck : CircleDashed;
  return (
    <Root>
      <Badge tone={lengkap ? 'success' : 'warning'} icon={<Icon size={14} aria-hidden="true" />}>
        {terisi} dari {all}
        {lengkap ? ', lengkap' : ''}
      </Badge>
      <Steps aria-hidden="true">
        {bagian.map(({ analisis, terisi: written }) => (
          <span key={analisis} data-terisi={written || undefined} title={analisisLkip[analisis - 1]}>
            {analisis}
          </span>
        ))}
      </Steps>
      {!lengkap && <VisuallyHidden>Belum ditulis: {missingWords(bagian)}</VisuallyHidden>}
    </Root>
  );
}

/** How many drafts were decided on before the figures changed. */
export const jumlahBerubah = ({ narasi }: NarasiBaris): number =>
  narasi?.bagian.filter(({ berubah }) => berubah).length ?? 0;

export const BerubahBadge = ({ jumlah }: { jumlah: number }) => (
  <Badge tone="warning" icon={<TriangleAlert size={14} aria-hidden="true" />}>
    {jumlah} analisis
  </Badge>
);
