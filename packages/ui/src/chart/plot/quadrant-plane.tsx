import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { Line } from '@visx/shape';
import styled from 'styled-components';
import { space, tokens } from '../../token/tokens';
import {
  PLANE_HEIGHT,
  type QuadrantCorner,
  type QuadrantDot,
  type QuadrantFigures,
  quadrantMarks,
} from '../quadrant';
import { BottomAxis, LeftAxis } from './axes';
import { useWidth } from './use-width';

const EDGE = { top: 12, right: 16, bottom: 44, left: 56 };
/** Room beyond the outermost dots, in units of the axes. */
const ROOM = 8;

const Plane = styled.div`
  position: relative;
  & > svg { display: block; width: 100%; height: auto; }
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
    border-radius: ${({ $corner }) => quadrantMarks[$corner].radius};
    rotate: ${({ $corner }) => quadrantMarks[$corner].turn};
    background: ${({ $corner }) => quadrantMarks[$corner].ink};
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

const rangeOf = (values: readonly number[], at: number): [number, number] => [
  Math.max(0, Math.min(at, ...values) - ROOM),
  Math.max(at, ...values) + ROOM,
];

interface QuadrantPlaneProps extends QuadrantFigures {
  /** Id of what names the plane. */
  readonly titleId: string;
}

/** The plane of a quadrant chart with its dots. */
export function QuadrantPlane({
  titleId,
  x: across,
  y: up,
  quadrants,
  dots,
  chosen,
  onChoose,
  format,
}: QuadrantPlaneProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const [left, right, top, bottom] = [EDGE.left, width - EDGE.right, EDGE.top, PLANE_HEIGHT - EDGE.bottom];
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
    <Plane ref={box} role="group" aria-labelledby={titleId}>
      <svg viewBox={`0 0 ${width} ${PLANE_HEIGHT}`} aria-hidden="true" focusable="false">
        <LeftAxis scale={y} left={left} numTicks={5} tickFormat={(value) => format(Number(value))} />
        <BottomAxis
          scale={x}
          top={bottom}
          numTicks={width < 480 ? 4 : 8}
          tickFormat={(value) => format(Number(value))}
        />
        <text x={right} y={PLANE_HEIGHT - 4} textAnchor="end" fontSize={12} fill={tokens.colour.muted}>
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
          style={{ left: percent(x(dot.x), width), top: percent(y(dot.y), PLANE_HEIGHT) }}
          onClick={() => onChoose(dot.id === chosen ? null : dot.id)}
        >
          <span>{dot.label}</span>
        </Dot>
      ))}
    </Plane>
  );
}
