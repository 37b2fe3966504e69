import { Button, IconButton, Switch, space } from '@selaras/ui';
import { Download, Image, Printer, Settings2 } from 'lucide-react';
import styled from 'styled-components';
import type { ToolProps } from '../diagram/toolbar/toolbar-group';
import { RatioField } from './dialog/ratio-field';
import { useExports } from './hooks/export-context';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

/** 'Render gambar', 'Export' and what belongs to them (spec 1 §2). */
export function ExportTool({ address, onAddress }: ToolProps) {
  const { start, ratio, setRatio } = useExports();
  const { bentuk, showOption } = address;
  const picture = bentuk === 'gambar';
  return (
    <Tools>
      {!picture && (
        <Button icon={<Image size={16} />} onClick={() => onAddress({ bentuk: 'gambar' })}>
          Render gambar
        </Button>
      )}
      {(picture || bentuk === 'teks') && (
        <Switch
          label="Tampilkan dalam bentuk teks"
          checked={!picture}
          onChange={(event) => onAddress({ bentuk: event.target.checked ? 'teks' : 'gambar' })}
        />
      )}
      {showOption === 'true' && <RatioField value={ratio} onChange={setRatio} />}
      <Button icon={<Download size={16} />} onClick={() => start('direct')}>
        Export
      </Button>
      <IconButton label="Cetak diagram" icon={<Printer size={16} />} onClick={() => start('print')} />
      <IconButton label="Pilihan export" icon={<Settings2 size={16} />} onClick={() => start('dialog')} />
    </Tools>
  );
}
