import { SatuanKerjaPicker } from '@selaras/resource/picker';
import { Button, SearchField, SelectField, space } from '@selaras/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { roleOptions } from './role-label';
import { isFiltered, type UserListState } from './user-list-state';

const keaktifan = [
  { value: 'true', label: 'Aktif' },
  { value: 'false', label: 'Nonaktif' },
];

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(240px, 360px) repeat(3, minmax(150px, 220px)) auto;
  gap: ${space(3)};
  align-items: center;
  width: 100%;
  @media (max-width: 1100px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 560px) { grid-template-columns: minmax(0, 1fr); }
`;

interface UsersToolbarProps {
  state: UserListState;
  onChange: (change: Partial<UserListState>) => void;
}

/** Search and filters of the list of users. */
export function UsersToolbar({ state, onChange }: UsersToolbarProps) {
  return (
    <Root>
      <SearchField
        label="Cari nama, nama pengguna atau satuan kerja"
        maxLength={100}
        value={state.q}
        onSearch={(q) => onChange({ q })}
      />
      <SelectField
        label="Peran"
        labelHidden
        required={false}
        placeholder="Semua peran"
        options={roleOptions}
        value={state.role_id ?? ''}
        onChange={({ target }) => onChange({ role_id: target.value === '' ? null : Number(target.value) })}
      />
      <SatuanKerjaPicker
        labelHidden
        required={false}
        placeholder="Semua satuan kerja"
        value={state.satuan_kerja_id}
        onChange={(value) => onChange({ satuan_kerja_id: value === null ? null : Number(value) })}
      />
      <SelectField
        label="Status"
        labelHidden
        required={false}
        placeholder="Semua status"
        options={keaktifan}
        value={state.aktif ?? ''}
        onChange={({ target }) => onChange({ aktif: (target.value || null) as UserListState['aktif'] })}
      />
      {isFiltered(state) && (
        <Button
          variant="quiet"
          icon={<X size={16} />}
          onClick={() => onChange({ q: '', role_id: null, satuan_kerja_id: null, aktif: null })}
        >
          Hapus saringan
        </Button>
      )}
    </Root>
  );
}
