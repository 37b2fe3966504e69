import { space, tokens, wrapRow } from '@selaras/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useDiagramPage } from '../diagram/context/diagram-page-context';
import { StatusMark } from '../diagram/elements/status-mark';
import { useLook } from '../diagram/theme/use-look';
import { useWords } from '../diagram/words/words-context';
import { statuses, totalsOf } from '../tree/analysis/totals';
import { type DiagramType, levelLegend } from '../tree/model/level';
import { ownBoxes, type TreeModel } from '../tree/model/model';
import { unitNameOf } from '../tree/model/unit-name';
import { type CardWords, cardWords } from '../tree/words/card-words';

const Root = styled.div`
  ${wrapRow(1, 6)}
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

interface LegendProps {
  type: DiagramType;
  model: TreeModel;
  words?: CardWords;
}

/** What the colours and signs mean, and how many boxes of the whole tree have each status. */
export default function Legend({ type, model, words = cardWords }: LegendProps) {
  const said = useWords();
  const look = useLook();
  const { tahun, satuanKerjaId } = useDiagramPage();
  const counts = useMemo(() => totalsOf(model, ownBoxes(model)), [model]);
  return (
    <Root>
      <OnPaper>{`${unitNameOf(model, satuanKerjaId, said.wholeRegency)} · ${said.year(tahun)}`}</OnPaper>
      <List aria-label={said.levels}>
        {levelLegend(type).map(({ levels }) => (
          <li key={levels[0]}>
            <Swatch aria-hidden="true">
              {levels.map((level) => (
                <i key={level} style={{ background: look.level[level] }} />
              ))}
            </Swatch>
            {words.level(levels[0] ?? 0, type)}
          </li>
        ))}
      </List>
      <List aria-label={said.statuses}>
        {statuses.map((status) => (
          <li key={status}>
            <StatusMark status={status} size={14} label={words.status[status]} />
            <span>
              <span aria-hidden="true">{words.status[status]}</span> <b>{counts[status]}</b>
            </span>
          </li>
        ))}
      </List>
    </Root>
  );
}
