import { AxisBottom, AxisLeft } from '@visx/axis';
import type { ComponentProps } from 'react';
import { tokens } from '../../token/tokens';

const letters = { fill: tokens.colour.muted, fontSize: 12, fontFamily: tokens.font.sans } as const;
const line = { stroke: tokens.colour['line-strong'], tickStroke: tokens.colour['line-strong'] } as const;

/** The axis below a drawing, in the portal's colours. */
export const BottomAxis = (props: ComponentProps<typeof AxisBottom>) => (
  <AxisBottom
    {...line}
    tickLabelProps={{ ...letters, textAnchor: 'middle' }}
    labelProps={letters}
    {...props}
  />
);

/** The axis at the left of a drawing, in the portal's colours. */
export const LeftAxis = (props: ComponentProps<typeof AxisLeft>) => (
  <AxisLeft
    {...line}
    tickLabelProps={{ ...letters, textAnchor: 'end', dx: '-0.25em', dy: '0.3em' }}
    labelProps={letters}
    {...props}
  />
);
