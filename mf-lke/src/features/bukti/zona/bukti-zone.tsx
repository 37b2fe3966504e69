import { space, tokens } from '@selaras/ui';
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { pastedFiles } from './pasted-files';

const Zone = styled.div<{ $over: boolean }>`
  border-radius: ${tokens.radius.control};
  outline: ${({ $over }) => ($over ? `2px dashed ${tokens.colour.brand}` : 'none')};
  outline-offset: ${space(1)};
  background: ${({ $over }) => ($over ? tokens.colour['brand-soft'] : 'transparent')};
  &:focus-visible { outline: 2px solid ${tokens.colour.brand}; }
`;

interface BuktiZoneProps {
  writable: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Where evidence lies: files are dropped onto it or pasted into it. */
export function BuktiZone({ writable, onFiles, children }: BuktiZoneProps) {
  const [over, setOver] = useState(false);
  const onPaste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData);
    if (!writable || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (writable) onFiles([...event.dataTransfer.files]);
  };
  return (
    <Zone
      role="group"
      aria-label="Eviden"
      $over={over}
      // Where a press lets a paste go to.
      tabIndex={writable ? -1 : undefined}
      onPaste={onPaste}
      onDrop={onDrop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(writable);
      }}
      onDragLeave={() => setOver(false)}
    >
      {children}
    </Zone>
  );
}
