import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../state/skeleton';
import { useShownAtLeast } from '../state/use-shown-at-least';
import { space, tokens } from '../token/tokens';

const Root = styled.section`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(4)} ${space(5)};
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  break-inside: avoid;
`;

/** Its link is the whole card. */
const Label = styled.h3`
  font-size: ${tokens.text[14]};
  font-weight: 500;
  color: ${tokens.colour.muted};
  & a { text-decoration: none; }
  & a:hover { text-decoration: underline; }
  & a::after { content: ''; position: absolute; inset: 0; border-radius: ${tokens.radius.card}; }
`;

/** The picture stands beside label and figure, so that figures of cards in a row stand at one height. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  & > div { display: grid; flex: 1 1 130px; gap: ${space(1)}; min-width: 0; }
`;

const Figure = styled.p`
  font-size: ${tokens.text[32]};
  font-weight: 650;
  line-height: 1.15;
  letter-spacing: -0.02em;
  & span { font-size: ${tokens.text[14]}; font-weight: 500; word-spacing: 0.2em; letter-spacing: 0; color: ${tokens.colour.muted}; }
`;

const Meaning = styled.p`
  color: ${tokens.colour.muted};
`;

const inks = {
  good: tokens.status.tercapai,
  bad: tokens.colour.danger,
  neutral: tokens.colour.muted,
};

const Change = styled.p<{ $ink: string }>`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  font-weight: 600;
  color: ${({ $ink }) => $ink};
  & > svg { flex: none; }
`;

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };

export interface StatTrend {
  /** Words with the figure, such as `naik 2,1% dari 2024`. */
  text: string;
  direction: keyof typeof arrows;
  /** Whether that is good news: fewer poor people go down and that is good. */
  meaning: keyof typeof inks;
}

export interface StatCardProps {
  label: string;
  /** The figure, already formatted. */
  value: string;
  unit?: string;
  /** One sentence that says what the figure means. */
  meaning?: ReactNode;
  trend?: StatTrend;
  /** Sparkline, ring or badge beside the figure. */
  picture?: ReactNode;
  loading?: boolean;
  /** Leads to what the figure counts: the label as a link. */
  linkOf?: ((label: string) => ReactNode) | undefined;
}

/** One big number with its meaning and where it is going. */
export function StatCard({
  label,
  value,
  unit,
  meaning,
  trend,
  picture,
  loading: waits = false,
  linkOf,
}: StatCardProps) {
  const loading = useShownAtLeast(waits);
  const Arrow = arrows[trend?.direction ?? 'same'];
  return (
    <Root aria-busy={loading || undefined}>
      <Row>
        <div>
          <Label>{linkOf === undefined ? label : linkOf(label)}</Label>
          {loading ? (
            <Skeleton width="120px" height="37px" />
          ) : (
            <Figure>
              {value}
              {unit && <span> {unit}</span>}
            </Figure>
          )}
        </div>
        {picture && (loading ? <Skeleton width="56px" height="56px" /> : picture)}
      </Row>
      {trend && !loading && (
        <Change $ink={inks[trend.meaning]}>
          <Arrow size={16} aria-hidden="true" />
          {trend.text}
        </Change>
      )}
      {meaning && <Meaning>{loading ? <Skeleton width="70%" /> : meaning}</Meaning>}
    </Root>
  );
}
