import { Button, centredRow, IconButton } from '@selaras/ui';
import { Download, Image, Printer, Settings2 } from 'lucide-react';
import styled from 'styled-components';
import { FoldingLabel } from '../diagram/toolbar/folding-label';
import type { ToolProps } from '../diagram/toolbar/toolbar-group';
import { RatioField } from './dialog/ratio-field';
import { useExports } from './hooks/export-context';

const Tools = styled.div`
  ${centredRow(1)}
`;

/** 'Render gambar', 'Export' and what belongs to them (spec 1 §2). None of them moves when another is pressed. */
export function ExportTool({ address, onAddress }: ToolProps) {
  const { start, ratio, setRatio } = useExports();
  const { bentuk, showOption } = address;
  return (
    <Tools>
      <Button
        icon={<Image size={16} />}
        title="Render gambar"
        aria-pressed={bentuk === 'gambar'}
        onClick={() => onAddress({ bentuk: bentuk === 'gambar' ? 'teks' : 'gambar' })}
      >
        <FoldingLabel>Render gambar</FoldingLabel>
      </Button>
      {showOption === 'true' && <RatioField value={ratio} onChange={setRatio} />}
      <Button icon={<Download size={16} />} title="Export" onClick={() => start('direct')}>
        <FoldingLabel>Export</FoldingLabel>
      </Button>
      <IconButton label="Cetak diagram" icon={<Printer size={16} />} onClick={() => start('print')} />
      <IconButton label="Pilihan export" icon={<Settings2 size={16} />} onClick={() => start('dialog')} />
    </Tools>
  );
}
