import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import styled from 'styled-components';
import type { StatTrend } from '../chart/stat-card';
import { space, tokens } from '../token/tokens';

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };
const inks = {
  good: tokens.status.tercapai,
  bad: tokens.colour.danger,
  neutral: tokens.colour.muted,
};

const Root = styled.p<{ $ink: string }>`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-bottom: ${space(1)};
  color: ${({ $ink }) => $ink};
  font-weight: 600;
  & > svg { flex: none; }
`;

/** Where a figure is going, and whether that is good news. */
export function TrendLine({ trend }: { trend: StatTrend }) {
  const Arrow = arrows[trend.direction];
  return (
    <Root $ink={inks[trend.meaning]}>
      <Arrow size={16} aria-hidden="true" />
      {trend.text}
    </Root>
  );
}
