import type { BebanKerja } from '@selaras/contracts';
import { optionsOf, type SaringanBeban, type UrutanBeban, urutanBebanWords } from '@selaras/domain';
import { SearchField, SelectField, Switch, space, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)};
  & > :first-child { flex: 1 1 12rem; max-width: 18rem; }
  & > [data-pilih] { flex: 0 1 11.5rem; min-width: 9rem; }
  & [data-pilih] select { width: 100%; min-height: ${tokens.controlHeight}; }
  @media (max-width: 560px) {
    & > :first-child { max-width: none; flex-basis: 100%; }
    & > [data-pilih] { flex: 1 1 40%; }
  }
  @media print { display: none; }
`;

interface BebanToolbarProps {
  readonly beban: BebanKerja;
  readonly filter: SaringanBeban;
  readonly onFilter: (change: Partial<SaringanBeban>) => void;
}

const idOf = (value: string) => (value === '' ? null : Number(value));
const options = (list: BebanKerja['tim']) => list.map(({ id, nama }) => ({ value: id, label: nama }));

/** Who of a unit is shown, and in which order. */
export function BebanToolbar({ beban, filter, onFilter }: BebanToolbarProps) {
  const { bidang, tim } = beban;
  return (
    <Root role="toolbar" aria-label="Alat beban kerja">
      <SearchField
        label="Cari nama atau NIP"
        maxLength={100}
        value={filter.q}
        onSearch={(q) => onFilter({ q })}
      />
      {bidang.length > 1 && (
        <div data-pilih="">
          <SelectField
            label="Bidang"
            labelHidden
            required={false}
            placeholder="Semua bidang"
            options={options(bidang)}
            value={filter.bidang ?? ''}
            onChange={({ target }) => onFilter({ bidang: idOf(target.value) })}
          />
        </div>
      )}
      {tim.length > 0 && (
        <div data-pilih="">
          <SelectField
            label="Tim"
            labelHidden
            required={false}
            placeholder="Semua tim"
            options={options(tim)}
            value={filter.tim ?? ''}
            onChange={({ target }) => onFilter({ tim: idOf(target.value) })}
          />
        </div>
      )}
      <div data-pilih="">
        <SelectField
          label="Urutan"
          labelHidden
          required={false}
          options={optionsOf(urutanBebanWords)}
          value={filter.urut}
          onChange={({ target }) => onFilter({ urut: target.value as UrutanBeban })}
        />
      </div>
      <Switch
        label="Hanya yang berlebih"
        checked={filter.berlebih}
        onChange={({ target }) => onFilter({ berlebih: target.checked })}
      />
    </Root>
  );
}
