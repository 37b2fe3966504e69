import { centredRow, IconButton, SearchField, SelectField, Switch, space, tokens } from '@selaras/ui';
import { Redo2, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import type { RowFilter } from './row-filter';

const Root = styled.div`
  ${centredRow(2, 3)}
  padding: ${space(2)} ${space(3)};
  & > :first-child { flex: 1 1 14rem; max-width: 22rem; }
  & > [data-kanan] { display: flex; align-items: center; gap: ${space(1)}; margin-left: auto; }
  @media print { display: none; }
`;

const Level = styled.div`
  & select { min-height: ${tokens.controlHeight}; }
`;

/** Levels after which the tree is closed. */
const levels = [
  { value: 1, label: 'Sasaran saja' },
  { value: 2, label: 'Sampai program' },
  { value: 3, label: 'Sampai kegiatan' },
  { value: 4, label: 'Sampai sub kegiatan' },
];

interface SheetToolbarProps {
  readonly filter: RowFilter;
  readonly onFilter: (change: Partial<RowFilter>) => void;
  /** Closes the tree from a level on; null opens it. */
  readonly onClose: (level: number | null) => void;
  readonly canWrite: boolean;
  /** Whether what the plan lacks can be shown. */
  readonly canCheck: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Search, filter and depth of the tree, and undoing. */
export function SheetToolbar({
  filter,
  onFilter,
  onClose,
  canWrite,
  canCheck,
  onUndo,
  onRedo,
}: SheetToolbarProps) {
  return (
    <Root role="toolbar" aria-label="Alat tabel">
      <SearchField label="Cari baris" maxLength={100} value={filter.q} onSearch={(q) => onFilter({ q })} />
      <Level>
        <SelectField
          label="Tingkat yang ditampilkan"
          labelHidden
          required={false}
          placeholder="Semua tingkat"
          options={levels}
          defaultValue=""
          onChange={({ target }) => onClose(target.value === '' ? null : Number(target.value))}
        />
      </Level>
      {canWrite && (
        <Switch
          label="Hanya yang belum terisi"
          checked={filter.kosong}
          onChange={({ target }) => onFilter({ kosong: target.checked })}
        />
      )}
      {canCheck && (
        <Switch
          label="Hanya yang perlu dilengkapi"
          checked={filter.lengkapi}
          onChange={({ target }) => onFilter({ lengkapi: target.checked })}
        />
      )}
      {canWrite && (
        <div data-kanan="">
          <IconButton label="Urungkan (Ctrl Z)" icon={<Undo2 size={16} />} onClick={onUndo} />
          <IconButton label="Ulangi (Ctrl Y)" icon={<Redo2 size={16} />} onClick={onRedo} />
        </div>
      )}
    </Root>
  );
}
