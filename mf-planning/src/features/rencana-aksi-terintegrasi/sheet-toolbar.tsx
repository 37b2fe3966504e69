import { SheetToolbar as Toolbar, UndoButtons } from '@selaras/sheet';
import { SelectField, Switch, tokens } from '@selaras/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { RowFilter } from './row-filter';

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
  readonly sheet: ComponentProps<typeof UndoButtons>['sheet'];
}

/** Search, filter and depth of the tree, and undoing. */
export function SheetToolbar({ filter, onFilter, onClose, canWrite, canCheck, sheet }: SheetToolbarProps) {
  return (
    <Toolbar search="Cari baris" q={filter.q} onSearch={(q) => onFilter({ q })}>
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
      {canWrite && <UndoButtons sheet={sheet} />}
    </Toolbar>
  );
}
