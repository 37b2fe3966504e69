import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';

const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(4)} ${space(5)};
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  @media (max-width: 560px) { padding: ${space(3)}; }
  @media print { display: block; border: 0; padding: 0; & > * + * { margin-top: ${space(2)}; } }
`;

const Conclusion = styled.h2`
  font-size: ${tokens.text[16]};
  font-weight: 650;
  line-height: 1.35;
`;

const Source = styled.p`
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
`;

export interface ChartFrameProps {
  /** What the chart shows, as a sentence. */
  title: string;
  /** What is counted or measured, with the unit. */
  unit: string;
  /** Where the figures come from, and which year they are of. */
  source: string;
  /** When they were read, in words. */
  date: string;
  /** Level of the title's heading where the chart stands in a section of a text; 2 on a page. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Draws the chart; it is named by the title's id. */
  children: (titleId: string) => ReactNode;
}

/** What every chart says around its drawing: a conclusion, the unit, the source and the date. */
export function ChartFrame({ title, unit, source, date, headingLevel = 2, children }: ChartFrameProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Conclusion as={`h${headingLevel}`} id={id}>
        {title}
      </Conclusion>
      {children(id)}
      <Source as="figcaption">
        {unit}. Sumber: {source}. Data per {date}.
      </Source>
    </Root>
  );
}
