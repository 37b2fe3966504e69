import { tokens } from '@selaras/ui';
import styled from 'styled-components';
import { pageMapOf } from '../paper/page-map';
import type { ExportChoice } from '../picture/export-choice';

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
  picture: { readonly width: number; readonly height: number };
  choice: Pick<ExportChoice, 'paper' | 'scale'>;
}

/** How the sheets cover the picture, before anything is printed. */
export function PagePreview({ picture, choice: { paper, scale } }: PagePreviewProps) {
  if (paper === 'whole') return null;
  const { sheets } = pageMapOf(picture, paper, scale);
  const right = Math.max(picture.width, ...sheets.map(({ window }) => window.x + window.w));
  const bottom = Math.max(picture.height, ...sheets.map(({ window }) => window.y + window.h));
  const [{ window } = { window: { w: right, h: bottom } }] = sheets;
  return (
    <Overview viewBox={`0 0 ${right} ${bottom}`} role="img" aria-label={`Peta ${sheets.length} lembar`}>
      <rect className="picture" width={picture.width} height={picture.height} />
      {sheets.map((sheet) => (
        <rect
          key={sheet.name}
          className="sheet"
          x={sheet.window.x}
          y={sheet.window.y}
          width={sheet.window.w}
          height={sheet.window.h}
        />
      ))}
      {sheets.length <= MOST_NAMED &&
        sheets.map(({ name, window: { x, y, w, h } }) => (
          <text key={name} x={x + w / 2} y={y + h / 2} fontSize={Math.min(window.w, window.h) / 4}>
            {name}
          </text>
        ))}
    </Overview>
  );
}
