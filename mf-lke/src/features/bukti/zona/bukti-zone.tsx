import { tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useFileTarget } from './use-file-target';

/** How a place looks that takes what is held over it. */
export const overSign = css`
  outline: 2px dashed ${tokens.colour.brand};
  outline-offset: -2px;
  background: ${tokens.colour['brand-soft']};
`;

const Zone = styled.div<{ $over: boolean }>`
  border-radius: ${tokens.radius.control};
  ${({ $over }) => $over && overSign}
  &:focus-visible { outline: 2px solid ${tokens.colour.brand}; }
`;

interface BuktiZoneProps {
  writable: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Where evidence lies that stands by itself: files are dropped onto it or pasted into it. */
export function BuktiZone({ writable, onFiles, children }: BuktiZoneProps) {
  const { over, handlers } = useFileTarget(writable, onFiles);
  return (
    <Zone
      role="group"
      aria-label="Eviden"
      $over={over}
      // Where a press lets a paste go to.
      tabIndex={writable ? -1 : undefined}
      {...handlers}
    >
      {children}
    </Zone>
  );
}
