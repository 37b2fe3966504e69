import { tokens } from '@selaras/ui';
import styled from 'styled-components';
import type { ExportChoice } from '../choice/export-choice';
import { printedOn } from '../paper/printed';
import type { Picture } from '../picture/picture';

const Overview = styled.svg`
  display: block;
  width: 100%;
  height: 150px;
  & > rect { fill: ${tokens.colour.surface}; stroke: ${tokens.colour.brand}; vector-effect: non-scaling-stroke; }
  & > rect.picture { fill: ${tokens.colour['brand-soft']}; stroke: none; }
  & > text { fill: ${tokens.colour.text}; font-weight: 600; text-anchor: middle; dominant-baseline: central; }
  & > rect.sheet { fill: none; }
`;

/** Sheets with more names than this would be a grey surface. */
const MOST_NAMED = 120;

interface PagePreviewProps {
  picture: Picture;
  choice: Pick<ExportChoice, 'paper' | 'scale'>;
}

/** How the sheets cover the picture, before anything is printed. */
export function PagePreview({ picture, choice: { paper, scale } }: PagePreviewProps) {
  if (paper === 'whole') return null;
  const { map, painted } = printedOn(picture, paper, scale);
  const { sheets } = map;
  const { width, height } = painted;
  const letters = Math.min(...sheets.flatMap(({ own }) => [own.w, own.h])) / 3;
  return (
    <Overview viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Peta ${sheets.length} lembar`}>
      <rect className="picture" width={width} height={height} />
      {sheets.map((sheet) => (
        <rect
          key={sheet.name}
          className="sheet"
          x={sheet.own.x}
          y={sheet.own.y}
          width={sheet.own.w}
          height={sheet.own.h}
        />
      ))}
      {sheets.length > 1 &&
        sheets.length <= MOST_NAMED &&
        sheets.map(({ name, own: { x, y, w, h } }) => (
          <text key={name} x={x + w / 2} y={y + h / 2} fontSize={letters}>
            {name}
          </text>
        ))}
    </Overview>
  );
}
