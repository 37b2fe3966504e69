import type { BarisNilaiJenjang } from '@selaras/contracts';
import { SheetToolbar, UndoButtons } from '@selaras/sheet';
import { FilterSelect, Switch } from '@selaras/ui';
import type { ComponentProps } from 'react';
import type { MatrixFilter } from './matrix-filter';

interface MatrixToolbarProps {
  readonly units: readonly BarisNilaiJenjang['satuan_kerja'][];
  readonly filter: MatrixFilter;
  readonly onFilter: (change: Partial<MatrixFilter>) => void;
  readonly sheet: ComponentProps<typeof UndoButtons>['sheet'];
}

/** What of the matrix is shown, and undoing. */
export function MatrixToolbar({ units, filter, onFilter, sheet }: MatrixToolbarProps) {
  return (
    <SheetToolbar search="Cari satuan kerja atau IKU" q={filter.q} onSearch={(q) => onFilter({ q })}>
      <div data-pilih="">
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
      <UndoButtons sheet={sheet} />
    </SheetToolbar>
  );
}
