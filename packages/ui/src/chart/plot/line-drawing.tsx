import { segmentsOf } from '@selaras/domain';
import { Group } from '@visx/group';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import styled from 'styled-components';
import { tokens } from '../../token/tokens';
import { nearScale, niceMax } from '../geometry';
import { isJoined, LINE_HEIGHT, type LineFigures, lineLook } from '../line-series';
import { BottomAxis, LeftAxis } from './axes';
import { useWidth } from './use-width';

const TICKS = 4;
const EDGE = { top: 16, right: 24, bottom: 28, left: 76 };

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
`;

/** The lines of a line chart with their axes. */
export function LineDrawing({ points, series, format, near = false, breaks = [] }: LineFigures) {
  const [box, width] = useWidth<SVGSVGElement>();
  const x = scalePoint({ domain: [...points], range: [EDGE.left, width - EDGE.right], padding: 0.3 });
  const figures = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const y = scaleLinear({
    domain: near ? nearScale(figures) : [0, niceMax(Math.max(0, ...figures))],
    range: [LINE_HEIGHT - EDGE.bottom, EDGE.top],
    nice: near ? TICKS : false,
  });
  const segments = segmentsOf(
    points.length,
    breaks.map(({ at }) => at),
  );
  const middles = segments
    .slice(1)
    .map(([from]) => ((x(points[from - 1] ?? '') ?? 0) + (x(points[from] ?? '') ?? 0)) / 2);
  return (
    <Drawing ref={box} viewBox={`0 0 ${width} ${LINE_HEIGHT}`} aria-hidden="true" focusable="false">
      <LeftAxis scale={y} left={EDGE.left} numTicks={TICKS} tickFormat={(value) => format(Number(value))} />
      <BottomAxis scale={x} top={LINE_HEIGHT - EDGE.bottom} />
      {middles.map((middle) => (
        <line
          key={middle}
          data-putus
          x1={middle}
          x2={middle}
          y1={EDGE.top}
          y2={LINE_HEIGHT - EDGE.bottom}
          stroke={tokens.colour['line-strong']}
          strokeWidth={2}
          strokeDasharray="2 5"
        />
      ))}
      {series.map((line) => {
        const places = line.values.map((value, at) => ({
          value,
          x: x(points[at] ?? '') ?? 0,
          joined: isJoined(line, at),
        }));
        return (
          <Group key={line.id}>
            {segments.map(([from, end]) => (
              <LinePath
                key={from}
                data={places.slice(from, end)}
                x={(place) => place.x}
                y={({ value }) => y(value ?? 0)}
                defined={({ joined }) => joined}
                {...lineLook(line)}
              />
            ))}
            {places.map((place) =>
              place.value === null ? null : (
                <circle
                  key={place.x}
                  cx={place.x}
                  cy={y(place.value)}
                  r={line.target ? 3 : 4.5}
                  fill={line.target || !place.joined ? tokens.colour.surface : tokens.colour.brand}
                  stroke={lineLook(line).stroke}
                  strokeWidth={1.5}
                  {...(!place.joined && { 'data-belum-selesai': true, strokeDasharray: '2 2' })}
                />
              ),
            )}
          </Group>
        );
      })}
    </Drawing>
  );
}
