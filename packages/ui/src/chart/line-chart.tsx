import styled from 'styled-components';
import { latePart } from '../late/late-part';
import { Skeleton } from '../state/skeleton';
import { space, tokens } from '../token/tokens';
import { ChartFrame, type ChartFrameProps } from './chart-frame';
import { LINE_HEIGHT, type LineFigures, lineLook } from './line-series';

/** The drawing comes with the chart library in a part of its own; its place is kept meanwhile. */
const LineDrawing = latePart(
  async () => (await import(/* webpackChunkName: "bagian-grafik" */ './plot/line-drawing')).LineDrawing,
  () => <Skeleton height={`${LINE_HEIGHT}px`} />,
);

const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th, & td { padding: ${space(1)} ${space(2)}; border-top: 1px solid ${tokens.colour.line}; text-align: right; white-space: nowrap; }
  & th:first-child { min-width: 7.5rem; text-align: left; font-weight: 600; }
  & small { display: block; max-width: 16ch; margin-left: auto; white-space: normal; color: ${tokens.colour.muted}; }
  & svg { vertical-align: middle; margin-right: ${space(1)}; }
`;
const Scroller = styled.div`
  overflow-x: auto;
`;

const Break = styled.p`
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
`;

export type LineChartProps = Omit<ChartFrameProps, 'children'> & LineFigures;

/** Lines on one scale, with what was aimed at as a dashed line, and the same figures as the one table below. */
export function LineChart({ points, series, format, near = false, breaks = [], ...frame }: LineChartProps) {
  return (
    <ChartFrame {...frame}>
      {(titleId) => (
        <>
          <LineDrawing points={points} series={series} format={format} near={near} breaks={breaks} />
          <Scroller>
            <Sheet aria-labelledby={titleId}>
              <thead>
                <tr>
                  <td />
                  {points.map((point) => (
                    <th key={point} scope="col">
                      {point}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {series.map((line) => (
                  <tr key={line.id}>
                    <th scope="row">
                      <svg width={28} height={8} aria-hidden="true" focusable="false">
                        <line x1={0} x2={28} y1={4} y2={4} {...lineLook(line)} />
                      </svg>
                      {line.label}
                    </th>
                    {points.map((point, at) => (
                      <td key={point}>
                        {format(line.values[at] ?? null)}
                        {line.unfinished?.[at] && <small>{line.unfinished[at]}</small>}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Sheet>
          </Scroller>
          {breaks.map(({ at, words }) => (
            <Break key={at}>{words}</Break>
          ))}
        </>
      )}
    </ChartFrame>
  );
}
