import { statusNames, tokens } from '@selaras/ui';
import type { ChangeKind } from '../tree/model/year-mark';
import { type SignLook, signs } from '../view/paint/change-sign';

/** The picture's colours as custom properties, which follow the theme by themselves. */
const look: SignLook = {
  surface: tokens.colour.surface,
  ink: tokens.colour.text,
  brand: tokens.colour.brand,
  accent: tokens.colour.accent,
  status: Object.fromEntries(
    statusNames.map((name) => [name, tokens.colour[`status-${name}`]]),
  ) as SignLook['status'],
};

/** The sign of the picture beside its name. */
export function ChangeIcon({ kind }: { kind: ChangeKind }) {
  const { shapes, colour } = signs[kind];
  return (
    <svg width="14" height="14" viewBox="-1 -1 2 2" aria-hidden="true">
      <circle r="1" fill={colour(look)} />
      {shapes.map((shape) => (
        <polygon key={shape.join(' ')} points={shape.join(' ')} fill={look.surface} />
      ))}
    </svg>
  );
}
