import { type StatusCapaian, statusCapaian } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { StatusMark } from '../outline/status-mark';
import { type DiagramType, levelLegend } from '../tree/level';
import { lookOf } from '../tree/paint/look';
import { useTheme } from './use-theme';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  padding: ${space(2)} ${space(4)};
  border-top: 1px solid ${tokens.colour.line};
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
`;

const Swatch = styled.span`
  display: inline-flex;
  width: 16px;
  height: 8px;
  border-radius: 3px;
  overflow: hidden;
  & > i { flex: 1; }
`;

const statuses = Object.keys(statusCapaian) as StatusCapaian[];

/** What the colours and signs mean: the levels and the five statuses. */
export function Legend({ type }: { type: DiagramType }) {
  const look = lookOf(useTheme());
  return (
    <Root>
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
      <List aria-label="Status capaian">
        {statuses.map((status) => (
          <li key={status}>
            <StatusMark status={status} size={14} />
            <span aria-hidden="true">{statusCapaian[status]}</span>
          </li>
        ))}
      </List>
    </Root>
  );
}
