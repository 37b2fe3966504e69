import type { AnggaranTotals } from '@selaras/contracts';
import { formatPercent, formatRupiah, formatRupiahShort } from '@selaras/domain';
import { framed, ProgressRing, Skeleton, space, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Root = styled.div`
  ${framed}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${space(4)} ${space(6)};
  padding: ${space(4)};
`;

const Figure = styled.dl`
  min-width: 0;
  & dt { color: ${tokens.colour.muted}; }
  & dd { font-size: ${tokens.text[24]}; font-weight: 650; line-height: 1.25; white-space: nowrap; }
  & dd small { display: block; font-size: ${tokens.text[12]}; font-weight: 400; color: ${tokens.colour.muted}; }
`;

const Beside = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

/** The whole budget in four figures. */
export function RekapCards({ total }: { total: AnggaranTotals | undefined }) {
  if (total === undefined) return <Skeleton height="96px" />;
  const money = { Pagu: total.pagu, Realisasi: total.realisasi, Sisa: total.sisa };
  return (
    <Root>
      {Object.entries(money).map(([name, value]) => (
        <Figure key={name}>
          <dt>{name}</dt>
          <dd>
            {formatRupiahShort(value)}
            <small>{formatRupiah(value)}</small>
          </dd>
        </Figure>
      ))}
      <Beside>
        <Figure>
          <dt>Serapan</dt>
          <dd>
            {formatPercent(total.serapan)}
            <small>dari pagu</small>
          </dd>
        </Figure>
        <ProgressRing label="Serapan" value={total.serapan} size={48} />
      </Beside>
    </Root>
  );
}
