import { Group } from '@visx/group';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import styled from 'styled-components';
import { space, tokens } from '../../token/tokens';
import { ChartFrame, type ChartFrameProps } from '../chart-frame';
import { niceMax } from '../geometry';
import { BottomAxis, LeftAxis } from './axes';
import { useWidth } from './use-width';

const HEIGHT = 260;
const EDGE = { top: 16, right: 24, bottom: 28, left: 76 };

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
`;

const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th, & td { padding: ${space(1)} ${space(2)}; border-top: 1px solid ${tokens.colour.line}; text-align: right; white-space: nowrap; }
  & th:first-child { text-align: left; font-weight: 600; }
  & svg { vertical-align: middle; margin-right: ${space(1)}; }
`;
const Scroller = styled.div`
  overflow-x: auto;
`;

export interface LineSeries {
  readonly id: string;
  readonly label: string;
  /** What is aimed at: dashed, in a quieter colour. */
  readonly target?: boolean;
  /** One value a point; a missing one is a gap. */
  readonly values: readonly (number | null)[];
}

export interface LineChartProps extends Omit<ChartFrameProps, 'children'> {
  /** What the points are, from left to right: years or quarters. */
  readonly points: readonly string[];
  readonly series: readonly LineSeries[];
  /** A value in words, for the axis and the table. */
  readonly format: (value: number | null) => string;
}

const looks = {
  target: { stroke: tokens.colour.muted, strokeWidth: 2, strokeDasharray: '6 4' },
  value: { stroke: tokens.colour.brand, strokeWidth: 2.5 },
};
const lookOf = ({ target = false }: LineSeries) => looks[target ? 'target' : 'value'];

/** Lines on one scale from zero, with what was aimed at as a dashed line, and the same figures as the one table below. */
export function LineChart({ points, series, format, ...frame }: LineChartProps) {
  const [box, width] = useWidth<SVGSVGElement>();
  const x = scalePoint({ domain: [...points], range: [EDGE.left, width - EDGE.right], padding: 0.3 });
  const end = niceMax(Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const y = scaleLinear({ domain: [0, end], range: [HEIGHT - EDGE.bottom, EDGE.top] });
  return (
    <ChartFrame {...frame}>
      {(titleId) => (
        <>
          <Drawing ref={box} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" focusable="false">
            <LeftAxis scale={y} left={EDGE.left} numTicks={4} tickFormat={(value) => format(Number(value))} />
            <BottomAxis scale={x} top={HEIGHT - EDGE.bottom} />
            {series.map((line) => {
              const places = line.values.map((value, at) => ({ value, x: x(points[at] ?? '') ?? 0 }));
              return (
                <Group key={line.id}>
                  <LinePath
                    data={places}
                    x={(place) => place.x}
                    y={({ value }) => y(value ?? 0)}
                    defined={({ value }) => value !== null}
                    {...lookOf(line)}
                  />
                  {places.map((place) =>
                    place.value === null ? null : (
                      <circle
                        key={place.x}
                        cx={place.x}
                        cy={y(place.value)}
                        r={line.target ? 3 : 4.5}
                        fill={line.target ? tokens.colour.surface : tokens.colour.brand}
                        stroke={lookOf(line).stroke}
                        strokeWidth={1.5}
                      />
                    ),
                  )}
                </Group>
              );
            })}
          </Drawing>
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
                        <line x1={0} x2={28} y1={4} y2={4} {...lookOf(line)} />
                      </svg>
                      {line.label}
                    </th>
                    {points.map((point, at) => (
                      <td key={point}>{format(line.values[at] ?? null)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Sheet>
          </Scroller>
        </>
      )}
    </ChartFrame>
  );
}
