import { space, tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { DiagramStore } from '../diagram/store/diagram-store';
import { lazyPart } from '../lazy/lazy-part';
import type { YearPicture } from '../years/year-picture';

const ComparePane = lazyPart(() => import('../compare/compare-pane'));

/** All pictures have the same size: they share one view. */
const Row = styled.div`
  display: flex;
  flex: 1;
  gap: 1px;
  min-width: 0;
  min-height: 0;
  background: ${tokens.colour['line-strong']};
  @media (max-width: 760px) {
    flex-direction: column;
    flex: none;
    & > div { flex: none; }
    [data-fullscreen='true'] & { flex: 1; & > div { flex: 1; } }
    &[data-compared='true'] [aria-roledescription='diagram'] { flex: none; height: 40dvh; }
  }
`;

const Pane = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Year = styled.h3`
  padding: ${space(1)} ${space(3)};
  font-size: ${tokens.text[14]};
  font-variant-numeric: tabular-nums;
  background: ${tokens.colour.surface};
  border-bottom: 1px solid ${tokens.colour.line};
`;

interface PanesProps {
  store: DiagramStore;
  years: YearPicture | null;
  children: ReactNode;
}

/** The picture and, where two years are compared, the other year beside it: the earlier one at the left. */
export function Panes({ store, years, children }: PanesProps) {
  const beside = years?.boxes?.beside ?? null;
  const banding = beside === null ? null : (years?.banding ?? null);
  const tahun = years?.tahun ?? 0;
  const other = (year: number | null) =>
    beside !== null &&
    year !== null && (
      <Pane>
        <Year>{year}</Year>
        <ComparePane store={store} model={beside} tahun={year} />
      </Pane>
    );
  return (
    <Row data-compared={banding !== null}>
      {other(banding !== null && banding < tahun ? banding : null)}
      <Pane>
        {banding !== null && <Year>{tahun}</Year>}
        {children}
      </Pane>
      {other(banding !== null && banding > tahun ? banding : null)}
    </Row>
  );
}
