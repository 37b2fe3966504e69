import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Line } from '@visx/shape';
import styled from 'styled-components';
import { space, tokens } from '../../token/tokens';
import { ChartFrame, type ChartFrameProps } from '../chart-frame';
import { BottomAxis, LeftAxis } from './axes';
import { useWidth } from './use-width';

const HEIGHT = 400;
const EDGE = { top: 12, right: 16, bottom: 44, left: 56 };
/** Room beyond the outermost dots, in units of the axes. */
const ROOM = 8;

const Plane = styled.div`
  position: relative;
  & > svg { display: block; width: 100%; height: auto; }
`;

const corners = {
  'top-left': { radius: '50%', turn: '0deg', ink: tokens.status.tercapai },
  'top-right': { radius: '2px', turn: '0deg', ink: tokens.colour.brand },
  'bottom-right': { radius: '2px', turn: '45deg', ink: tokens.colour.danger },
  'bottom-left': { radius: '7px 0', turn: '0deg', ink: tokens.status['tidak-tercapai'] },
} as const;
/** A quarter of the plane; its dots differ in shape as well as in colour. */
export type QuadrantCorner = keyof typeof corners;
const quadrantCorners = Object.keys(corners) as QuadrantCorner[];

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
  border-radius: ${({ $corner }) => corners[$corner].radius};
  rotate: ${({ $corner }) => corners[$corner].turn};
  background: ${({ $corner }) => corners[$corner].ink};
  print-color-adjust: exact;
`;

const Dot = styled.button<{ $corner: QuadrantCorner }>`
  position: absolute;
  width: 24px;
  height: 24px;
  margin: -12px 0 0 -12px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset: 6px;
    border-radius: ${({ $corner }) => corners[$corner].radius};
    rotate: ${({ $corner }) => corners[$corner].turn};
    background: ${({ $corner }) => corners[$corner].ink};
    outline: 1.5px solid ${tokens.colour.surface};
    print-color-adjust: exact;
  }
  & > span {
    display: none;
    position: absolute;
    top: 100%;
    left: 50%;
    translate: -50% 0;
    width: max-content;
    max-width: 200px;
    padding: 2px ${space(2)};
    border-radius: ${tokens.radius.control};
    background: ${tokens.colour.raised};
    box-shadow: ${tokens.shadow};
    color: ${tokens.colour.text};
    font-size: ${tokens.text[12]};
    font-weight: 600;
  }
  &:hover, &:focus-visible, &[aria-pressed='true'] { z-index: 1; }
  &:hover > span, &:focus-visible > span, &[aria-pressed='true'] > span { display: block; }
  &[aria-pressed='true']::before { outline: 3px solid ${tokens.colour.text}; }
`;

export interface QuadrantDot {
  readonly id: number;
  /** Short, beside the dot while it is pointed at. */
  readonly label: string;
  /** Name and both figures in words. */
  readonly description: string;
  readonly x: number;
  readonly y: number;
}

interface Threshold {
  readonly label: string;
  /** What parts the plane; a value on it belongs to the upper or right half. */
  readonly at: number;
}

export interface QuadrantChartProps extends Omit<ChartFrameProps, 'children'> {
  readonly x: Threshold;
  readonly y: Threshold;
  /** Names of the four quarters. */
  readonly quadrants: Readonly<Record<QuadrantCorner, string>>;
  readonly dots: readonly QuadrantDot[];
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
  /** Figures of the axes in words. */
  readonly format: (value: number) => string;
}

const rangeOf = (values: readonly number[], at: number): [number, number] => [
  Math.max(0, Math.min(at, ...values) - ROOM),
  Math.max(at, ...values) + ROOM,
];

/** A plane parted by two thresholds into four named quarters; every dot is a button that the keyboard reaches. */
export function QuadrantChart({
  x: across,
  y: up,
  quadrants,
  dots,
  chosen,
  onChoose,
  format,
  ...frame
}: QuadrantChartProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const [left, right, top, bottom] = [EDGE.left, width - EDGE.right, EDGE.top, HEIGHT - EDGE.bottom];
  const x = scaleLinear({
    domain: rangeOf(
      dots.map((dot) => dot.x),
      across.at,
    ),
    range: [left, right],
  });
  const y = scaleLinear({
    domain: rangeOf(
      dots.map((dot) => dot.y),
      up.at,
    ),
    range: [bottom, top],
  });
  const cornerOf = (dot: QuadrantDot): QuadrantCorner =>
    `${dot.y >= up.at ? 'top' : 'bottom'}-${dot.x >= across.at ? 'right' : 'left'}`;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <ChartFrame {...frame}>
      {(titleId) => (
        <>
          <Legend aria-hidden="true">
            {quadrantCorners.map((corner) => (
              <li key={corner}>
                <Mark $corner={corner} />
                {quadrants[corner]}
              </li>
            ))}
          </Legend>
          <Plane ref={box} role="group" aria-labelledby={titleId}>
            <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" focusable="false">
              <LeftAxis scale={y} left={left} numTicks={5} tickFormat={(value) => format(Number(value))} />
              <BottomAxis
                scale={x}
                top={bottom}
                numTicks={width < 480 ? 4 : 8}
                tickFormat={(value) => format(Number(value))}
              />
              <text x={right} y={HEIGHT - 4} textAnchor="end" fontSize={12} fill={tokens.colour.muted}>
                {across.label} →
              </text>
              <text x={left + 4} y={top} fontSize={12} fill={tokens.colour.muted}>
                ↑ {up.label}
              </text>
              <Group stroke={tokens.colour.text} strokeDasharray="5 4">
                <Line from={{ x: x(across.at), y: top }} to={{ x: x(across.at), y: bottom }} />
                <Line from={{ x: left, y: y(up.at) }} to={{ x: right, y: y(up.at) }} />
              </Group>
            </svg>
            {dots.map((dot) => (
              <Dot
                key={dot.id}
                type="button"
                $corner={cornerOf(dot)}
                aria-pressed={dot.id === chosen}
                aria-label={`${dot.description}: ${quadrants[cornerOf(dot)]}`}
                style={{ left: percent(x(dot.x), width), top: percent(y(dot.y), HEIGHT) }}
                onClick={() => onChoose(dot.id === chosen ? null : dot.id)}
              >
                <span>{dot.label}</span>
              </Dot>
            ))}
          </Plane>
        </>
      )}
    </ChartFrame>
  );
}
