import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';

const { colour } = tokens;

const Root = styled.div`
  position: relative;
  max-width: 100%;
`;

const Pill = styled.div<{ $active: boolean }>`
  display: flex;
  max-width: 340px;
  min-height: ${tokens.controlHeightSmall};
  border: 1px solid ${({ $active }) => ($active ? colour.brand : colour['line-strong'])};
  border-radius: 999px;
  background: ${({ $active }) => ($active ? colour['brand-soft'] : colour.surface)};
  color: ${({ $active }) => ($active ? colour['brand-strong'] : colour.text)};
  font-size: ${tokens.text[12]};
  font-weight: 600;
  & > button {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-width: 0;
    padding: 2px ${space(3)};
    border: 0;
    border-radius: inherit;
    background: none;
    font: inherit;
    color: inherit;
    cursor: pointer;
    @media (pointer: coarse) { min-height: 44px; }
  }
  & > button > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > button + button { padding-left: 0; }
  & svg { flex: none; }
`;

const Panel = styled.div`
  position: absolute;
  z-index: ${tokens.layer.menu};
  top: calc(100% + 4px);
  left: 0;
  width: min(360px, calc(100vw - ${space(12)}));
  padding: ${space(3)};
  border: 1px solid ${colour.line};
  border-radius: ${tokens.radius.card};
  background: ${colour.raised};
  box-shadow: ${tokens.shadow};
`;

export interface FilterChipProps {
  label: string;
  /** What is filtered by, in words; null while the filter is not used. */
  value: string | null;
  onClear: () => void;
  /** The control that chooses; stands in a panel below the chip. */
  children: (close: () => void) => ReactNode;
}

/** One filter of a list as a chip: pressed it opens its choice, in use it says what it shows and can be taken off. */
export function FilterChip({ label, value, onClear, children }: FilterChipProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('[data-choice] :is(input, select)')?.focus();
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const clear = () => {
    onClear();
    // The pressed button goes away with the value.
    opener.current?.focus();
  };

  return (
    <Root
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open || event.defaultPrevented) return;
        event.stopPropagation();
        close();
      }}
    >
      <Pill $active={value !== null}>
        <button
          ref={opener}
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <span>{value === null ? label : `${label}: ${value}`}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </button>
        {value !== null && (
          <button type="button" aria-label={`Hapus saringan ${label}`} onClick={clear}>
            <X size={14} aria-hidden="true" />
          </button>
        )}
      </Pill>
      {open && (
        <Panel id={id} data-choice>
          {children(close)}
        </Panel>
      )}
    </Root>
  );
}
