import type { BarisNilaiJenjang } from '@selaras/contracts';
import { centredRow, FilterSelect, IconButton, SearchField, Switch, space, tokens } from '@selaras/ui';
import { Redo2, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import type { MatrixFilter } from './matrix-filter';

const Root = styled.div`
  ${centredRow(2, 3)}
  padding: ${space(2)} ${space(3)};
  & > :first-child { flex: 1 1 14rem; max-width: 22rem; }
  & > [data-unit] { flex: 0 1 18rem; min-width: 0; }
  & [data-unit] select { min-height: ${tokens.controlHeight}; width: 100%; }
  & > [data-kanan] { display: flex; align-items: center; gap: ${space(1)}; margin-left: auto; }
  @media print { display: none; }
`;

interface MatrixToolbarProps {
  readonly units: readonly BarisNilaiJenjang['satuan_kerja'][];
  readonly filter: MatrixFilter;
  readonly onFilter: (change: Partial<MatrixFilter>) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** What of the matrix is shown, and undoing. */
export function MatrixToolbar({ units, filter, onFilter, onUndo, onRedo }: MatrixToolbarProps) {
  return (
    <Root role="toolbar" aria-label="Alat tabel">
      <SearchField
        label="Cari satuan kerja atau IKU"
        maxLength={100}
        value={filter.q}
        onSearch={(q) => onFilter({ q })}
      />
      <div data-unit="">
        <FilterSelect
          label="Satuan kerja"
          labelHidden
          required={false}
          placeholder="Semua satuan kerja"
          options={units.map(({ satuan_kerja_id, satuan_kerja_nama }) => ({
            value: satuan_kerja_id,
            label: satuan_kerja_nama,
          }))}
          value={filter.unit ?? ''}
          onChoose={(unit) => onFilter({ unit: unit === '' ? null : Number(unit) })}
        />
      </div>
      <Switch
        label="Hanya yang belum dinilai"
        checked={filter.belum}
        onChange={({ target }) => onFilter({ belum: target.checked })}
      />
      <div data-kanan="">
        <IconButton label="Urungkan (Ctrl Z)" icon={<Undo2 size={16} />} onClick={onUndo} />
        <IconButton label="Ulangi (Ctrl Y)" icon={<Redo2 size={16} />} onClick={onRedo} />
      </div>
    </Root>
  );
}
