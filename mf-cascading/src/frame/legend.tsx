import { statusCapaian } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useDiagramPage } from '../diagram/context/diagram-page-context';
import { StatusMark } from '../diagram/elements/status-mark';
import { useLook } from '../diagram/theme/use-look';
import { statuses, totalsOf } from '../tree/analysis/totals';
import { type DiagramType, levelLegend } from '../tree/model/level';
import { ownBoxes, type TreeModel } from '../tree/model/model';
import { unitNameOf } from '../tree/model/unit-name';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  padding: ${space(2)} ${space(4)};
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  padding: 0;
  list-style: none;
  & > li { display: inline-flex; align-items: center; gap: 6px; }
  & b { color: ${tokens.colour.text}; font-weight: 650; }
`;

const OnPaper = styled.p`
  display: none;
  @media print { display: block; flex-basis: 100%; max-width: none; color: ${tokens.colour.text}; font-weight: 650; }
`;

const Swatch = styled.span`
  display: inline-flex;
  width: 16px;
  height: 8px;
  border-radius: 3px;
  overflow: hidden;
  print-color-adjust: exact;
  & > i { flex: 1; }
`;

/** What the colours and signs mean, and how many boxes of the whole tree have each status. */
export default function Legend({ type, model }: { type: DiagramType; model: TreeModel }) {
  const look = useLook();
  const { tahun, satuanKerjaId } = useDiagramPage();
  const counts = useMemo(() => totalsOf(model, ownBoxes(model)), [model]);
  return (
    <Root>
      <OnPaper>{`${unitNameOf(model, satuanKerjaId)} · Tahun ${tahun}`}</OnPaper>
      <List aria-label="Tingkat">
        {levelLegend(type).map(({ label, levels }) => (
          <li key={label}>
            <Swatch aria-hidden="true">
              {levels.map((level) => (
                <i key={level} style={{ background: look.level[level] }} />
              ))}
            </Swatch>
            {label}
          </li>
        ))}
      </List>
      <List aria-label="Status capaian dan jumlah kotaknya">
        {statuses.map((status) => (
          <li key={status}>
            <StatusMark status={status} size={14} />
            <span>
              <span aria-hidden="true">{statusCapaian[status]}</span> <b>{counts[status]}</b>
            </span>
          </li>
        ))}
      </List>
    </Root>
  );
}
