import { type PerbandinganIku, type PerbandinganResult, perbandinganLabel } from '@selaras/domain';
import {
  ArrowDown,
  ArrowUp,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  Equal,
  type LucideIcon,
  MoveHorizontal,
} from 'lucide-react';
import styled from 'styled-components';
import { Badge } from '../badge/badge';
import { space, tokens } from '../token/tokens';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

const Specified = styled.span<{ $ink: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${({ $ink }) => $ink};
  font-size: ${tokens.text[12]};
  @media screen { td & { white-space: nowrap; } }
  @media print { font-size: inherit; }
  & > svg { flex: none; }
`;

const verdicts = {
  better: { tone: 'success', Icon: CircleCheck },
  worse: { tone: 'danger', Icon: CircleAlert },
  range: { tone: 'neutral', Icon: MoveHorizontal },
} as const;

const arrows: Record<PerbandinganResult, LucideIcon> = {
  higher: ArrowUp,
  lower: ArrowDown,
  same: Equal,
  empty: CircleDashed,
};

const inks = {
  green: tokens.status.tercapai,
  red: tokens.colour.danger,
  neutral: tokens.colour.muted,
};

/**
 * How a realisation stands beside the national or regional value: first the verdict, in the colour of its meaning, then
 * the specified label with its own words and colour (spec 1 §4, decision 136).
 */
export function PerbandinganVerdict({ perbandingan }: { perbandingan: PerbandinganIku }) {
  const { arti, result, tone } = perbandingan;
  const Arrow = arrows[result];
  const verdict = arti && verdicts[arti.arti];
  return (
    <Line>
      {arti && verdict && (
        <Badge tone={verdict.tone} icon={<verdict.Icon size={14} aria-hidden="true" />}>
          {arti.text}
        </Badge>
      )}{' '}
      <Specified $ink={inks[tone]} data-tone={tone}>
        <Arrow size={14} aria-hidden="true" />
        {perbandinganLabel(perbandingan)}
      </Specified>
    </Line>
  );
}
