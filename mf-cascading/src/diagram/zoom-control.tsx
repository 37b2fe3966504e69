import { diagramConstants, formatDecimal } from '@selaras/domain';
import { Button, IconButton, space, tokens } from '@selaras/ui';
import { Maximize, Minimize, Minus, Plus, Scan } from 'lucide-react';
import { type KeyboardEvent, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { ViewStore } from '../view/view-store';

const Group = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`;

const Field = styled.input`
  width: 56px;
  min-height: ${tokens.controlHeight};
  padding: 0 ${space(1)};
  text-align: center;
  font-variant-numeric: tabular-nums;
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
`;

const STEP = 1.4;
const { min, max } = diagramConstants.zoom;

interface ZoomControlProps {
  view: ViewStore;
  fullscreen: boolean;
  onFullscreen: () => void;
}

/** Zoom 1–40, shown and typed; the whole tree; fullscreen (spec 1 §2). */
export function ZoomControl({ view, fullscreen, onFullscreen }: ZoomControlProps) {
  const shown = useSyncExternalStore(view.subscribe, () => formatDecimal(view.getZoom(), 1));
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const zoom = Number(typed?.replace(',', '.'));
    if (typed !== null && typed.trim() !== '' && Number.isFinite(zoom)) {
      view.zoomTo(Math.min(max, Math.max(min, zoom)));
    }
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <Group role="group" aria-label="Perbesaran">
      <IconButton
        label="Perkecil"
        icon={<Minus size={16} />}
        onClick={() => view.zoomTo(view.getZoom() / STEP)}
      />
      <Field
        aria-label={`Zoom, ${min} sampai ${max}`}
        inputMode="decimal"
        value={typed ?? shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <IconButton
        label="Perbesar"
        icon={<Plus size={16} />}
        onClick={() => view.zoomTo(view.getZoom() * STEP)}
      />
      <IconButton label="Tampilkan seluruh pohon" icon={<Scan size={16} />} onClick={() => view.fit()} />
      <Button
        icon={fullscreen ? <Minimize size={16} /> : <Maximize size={16} />}
        aria-pressed={fullscreen}
        onClick={onFullscreen}
      >
        {fullscreen ? 'Minimize' : 'Maximize'}
      </Button>
    </Group>
  );
}
