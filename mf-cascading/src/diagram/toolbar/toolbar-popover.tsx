import { Button, IconButton, space, tokens } from '@selaras/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { FoldingLabel } from './folding-label';

const Root = styled.div`
  position: relative;
  @media (max-width: 760px) { position: static; }
`;

const Panel = styled.div`
  position: absolute;
  z-index: ${tokens.layer.sticky};
  top: calc(100% + ${space(1)});
  min-width: 260px;
  max-height: 70dvh;
  overflow: auto;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.raised};
  box-shadow: ${tokens.shadow};
  @media (max-width: 760px) { left: ${space(2)}; right: ${space(2)}; }
`;

interface ToolPopoverProps {
  label: string;
  icon: ReactNode;
  /** Where room is scarce the label is only read out. */
  iconOnly?: boolean;
  /** The label folds with those of the bar. */
  folds?: boolean;
  children: ReactNode;
}

/** Tools behind a button; Escape, a press elsewhere and leaving it by Tab close it. */
export function ToolPopover({ label, icon, iconOnly = false, folds = false, children }: ToolPopoverProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const away = ({ target }: Event) => {
      // A press on words gives the focus to what stands around them, not to something else.
      if (!(target instanceof Node) || root.current === null || target.contains(root.current)) return;
      if (!root.current.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
    };
  }, [open]);

  const trigger = {
    icon,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen((shown) => !shown),
  };
  return (
    <Root
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      {iconOnly ? (
        <IconButton label={label} {...trigger} />
      ) : (
        <Button title={folds ? label : undefined} {...trigger}>
          {folds ? <FoldingLabel>{label}</FoldingLabel> : label}
        </Button>
      )}
      {open && (
        <Panel id={id} role="group" aria-label={label}>
          {children}
        </Panel>
      )}
    </Root>
  );
}
