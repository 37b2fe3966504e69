import styled from 'styled-components';
import { latePart } from '../late/late-part';
import { Skeleton } from '../state/skeleton';
import { space } from '../token/tokens';
import { ChartFrame, type ChartFrameProps } from './chart-frame';
import { PLANE_HEIGHT, type QuadrantCorner, type QuadrantFigures, quadrantMarks } from './quadrant';

/** The plane comes with the chart library in a part of its own; its place is kept meanwhile. */
const QuadrantPlane = latePart(
  async () => (await import(/* webpackChunkName: "bagian-grafik" */ './plot/quadrant-plane')).QuadrantPlane,
  () => <Skeleton height={`${PLANE_HEIGHT}px`} />,
);

const quadrantCorners = Object.keys(quadrantMarks) as QuadrantCorner[];

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: flex; align-items: center; gap: ${space(2)}; }
`;

const Mark = styled.span<{ $corner: QuadrantCorner }>`
  flex: none;
  width: 12px;
  height: 12px;
  border-radius: ${({ $corner }) => quadrantMarks[$corner].radius};
  rotate: ${({ $corner }) => quadrantMarks[$corner].turn};
  background: ${({ $corner }) => quadrantMarks[$corner].ink};
  print-color-adjust: exact;
`;

export type QuadrantChartProps = Omit<ChartFrameProps, 'children'> & QuadrantFigures;

/** A plane parted by two thresholds into four named quarters; every dot is a button that the keyboard reaches. */
export function QuadrantChart({ title, unit, source, date, ...figures }: QuadrantChartProps) {
  return (
    <ChartFrame title={title} unit={unit} source={source} date={date}>
      {(titleId) => (
        <>
          <Legend aria-hidden="true">
            {quadrantCorners.map((corner) => (
              <li key={corner}>
                <Mark $corner={corner} />
                {figures.quadrants[corner]}
              </li>
            ))}
          </Legend>
          <QuadrantPlane titleId={titleId} {...figures} />
        </>
      )}
    </ChartFrame>
  );
}
