import { failureText } from '@selaras/api-client';
import type { KeptFile } from '@selaras/contracts';
import { formatBytes } from '@selaras/domain';
import { IconButton, plainList, space, tokens } from '@selaras/ui';
import { FileCheck, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { downloadFile } from './download-file';

export const FileRows = styled.ul`
  ${plainList(1)}
`;

export const FileRow = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-height: 36px;
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
  & > svg { color: ${tokens.colour.brand}; }
`;

export const FileFault = styled.p`
  grid-column: 2 / -1;
  color: ${tokens.colour.danger};
  font-size: ${tokens.text[12]};
  font-weight: 500;
`;

const Name = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.colour.brand};
  font: inherit;
  font-weight: 600;
  text-align: left;
  cursor: pointer;
  overflow-wrap: anywhere;
  &:hover { text-decoration: underline; }
  & > span { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; font-weight: 400; white-space: nowrap; }
`;

export interface FilesListProps {
  berkas: readonly KeptFile[];
  /** Gives each file a button that takes it away. */
  onRemove?: ((berkas: KeptFile) => void) | undefined;
}

/** Kept files by name and size; pressing one downloads it. */
export function FilesList({ berkas, onRemove }: FilesListProps) {
  if (berkas.length === 0) return null;
  return (
    <FileRows>
      {berkas.map((one) => (
        <Row key={one.id} berkas={one} onRemove={onRemove} />
      ))}
    </FileRows>
  );
}

function Row({ berkas, onRemove }: { berkas: KeptFile; onRemove: FilesListProps['onRemove'] }) {
  const [fault, setFault] = useState<string | null>(null);
  const download = async () => {
    try {
      await downloadFile(berkas);
      setFault(null);
    } catch (error) {
      setFault(failureText(error).pesan);
    }
  };
  return (
    <FileRow>
      <FileCheck size={18} aria-hidden="true" />
      <Name type="button" title="Unduh" onClick={download}>
        {berkas.nama} <span>{formatBytes(berkas.ukuran)}</span>
      </Name>
      {onRemove && (
        <IconButton
          label={`Lepas ${berkas.nama}`}
          icon={<X size={16} />}
          size="small"
          onClick={() => onRemove(berkas)}
        />
      )}
      {fault !== null && <FileFault role="alert">{fault}</FileFault>}
    </FileRow>
  );
}
