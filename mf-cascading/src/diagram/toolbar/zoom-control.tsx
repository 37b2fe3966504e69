import { Button, IconButton, space, tokens } from '@selaras/ui';
import { Maximize, Minimize, Minus, Plus, Shrink } from 'lucide-react';
import { type KeyboardEvent, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { rem } from '../elements/rem';
import { useWords } from '../words/words-context';
import { FoldingLabel } from './folding-label';
import type { ToolProps } from './toolbar-group';
import { type ZoomFigure, zoomSteps } from './zoom-figure';

/** Rem of the widest sign of a figure. */
const SIGN = 0.55;

const Field = styled.input<{ $signs: number }>`
  width: calc(${({ $signs }) => rem($signs * SIGN)} + 16px);
  @media (pointer: coarse) { min-height: 44px; }
  min-height: ${tokens.controlHeight};
  padding: 0 ${space(1)};
  text-align: center;
  font-variant-numeric: tabular-nums;
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
`;

const STEP = 1.4;

interface ZoomToolProps extends Pick<ToolProps, 'store'> {
  /** Left out: the steps that the portal counts in. */
  figure?: ZoomFigure;
}

/** The zoom, shown and typed, and the whole tree (spec 1 §2). */
export function ZoomTool({ store: { view }, figure = zoomSteps }: ZoomToolProps) {
  const words = useWords();
  const written = (scale: number) => figure.shown(scale, view.toldBy);
  const shown = useSyncExternalStore(view.subscribe, () => written(view.getView().scale));
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const scale = typed === null ? null : figure.typed(typed, view.toldBy);
    if (scale !== null) view.scaleTo(scale);
    setTyped(null);
  };
  const { fit: least, max: most } = view.toldBy;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <>
      <IconButton label={words.zoomOut} icon={<Minus size={16} />} onClick={() => view.stepBy(1 / STEP)} />
      <Field
        $signs={figure.signs}
        aria-label={words.zoomRange(written(least), written(most))}
        inputMode="decimal"
        value={typed ?? shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <IconButton label={words.zoomIn} icon={<Plus size={16} />} onClick={() => view.stepBy(STEP)} />
      <IconButton label={words.whole} icon={<Shrink size={16} />} onClick={() => view.fit()} />
    </>
  );
}

/** Fills the screen with the diagram, and gives it back (spec 1 §2). */
export function FullscreenTool({ fullscreen, onFullscreen }: ToolProps) {
  const icon = fullscreen ? <Minimize size={16} /> : <Maximize size={16} />;
  const name = fullscreen ? 'Minimize' : 'Maximize';
  return (
    <Button icon={icon} title={name} aria-pressed={fullscreen} onClick={onFullscreen}>
      <FoldingLabel>{name}</FoldingLabel>
    </Button>
  );
}
