import type { BebanKerja } from '@selaras/contracts';
import { optionsOf, type SaringanBeban, type UrutanBeban, urutanBebanWords } from '@selaras/domain';
import { SheetToolbar } from '@selaras/sheet';
import { FilterSelect, Switch, space } from '@selaras/ui';
import styled from 'styled-components';

const Root = styled(SheetToolbar)`
  padding: ${space(3)};
  & > :first-child { flex: 1 1 12rem; max-width: 18rem; }
  & > [data-pilih] { flex: 0 1 13.5rem; min-width: 9rem; }
  @media (max-width: 560px) {
    & > :first-child { max-width: none; flex-basis: 100%; }
    & > [data-pilih] { flex: 1 1 40%; }
  }
`;

interface BebanToolbarProps {
  readonly beban: BebanKerja;
  readonly filter: SaringanBeban;
  readonly onFilter: (change: Partial<SaringanBeban>) => void;
}

interface PilihanProps {
  readonly label: string;
  /** Said while nothing is chosen. */
  readonly placeholder: string;
  readonly list: BebanKerja['tim'];
  readonly value: number | null;
  readonly onChoose: (id: number | null) => void;
}

/** One of a unit's divisions or teams, or all of them. */
function Pilihan({ list, value, onChoose, ...words }: PilihanProps) {
  return (
    <div data-pilih="">
      <FilterSelect
        {...words}
        labelHidden
        required={false}
        options={list.map(({ id, nama }) => ({ value: id, label: nama }))}
        value={value ?? ''}
        onChoose={(id) => onChoose(id === '' ? null : Number(id))}
      />
    </div>
  );
}

/** Who of a unit is shown, and in which order. */
export function BebanToolbar({ beban, filter, onFilter }: BebanToolbarProps) {
  const { bidang, tim } = beban;
  return (
    <Root label="Alat beban kerja" search="Cari nama atau NIP" q={filter.q} onSearch={(q) => onFilter({ q })}>
      {bidang.length > 1 && (
        <Pilihan
          label="Bidang"
          placeholder="Semua bidang"
          list={bidang}
          value={filter.bidang}
          onChoose={(id) => onFilter({ bidang: id })}
        />
      )}
      {tim.length > 0 && (
        <Pilihan
          label="Tim"
          placeholder="Semua tim"
          list={tim}
          value={filter.tim}
          onChoose={(id) => onFilter({ tim: id })}
        />
      )}
      <div data-pilih="">
        <FilterSelect
          label="Urutan"
          labelHidden
          required={false}
          options={optionsOf(urutanBebanWords)}
          value={filter.urut}
          onChoose={(urut) => onFilter({ urut: urut as UrutanBeban })}
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
