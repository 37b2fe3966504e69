import { Button, SatuanKerjaPicker, SelectField, space, TextField } from '@selaras/ui';
import { Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { roleOptions } from './role-label';
import { isFiltered, type UserListState } from './user-list-state';

const SEARCH_PAUSE_MS = 300;

const Root = styled.div.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space(3)};
  align-items: end;
  width: 100%;
  /* Every filter is optional by nature: no need to say so. */
  & label > span { display: none; }
`;

interface UsersToolbarProps {
  state: UserListState;
  onChange: (change: Partial<UserListState>) => void;
}

/** Search and filters of the list of users. */
export function UsersToolbar({ state, onChange }: UsersToolbarProps) {
  return (
    <Root>
      <SearchField value={state.q} onChange={(q) => onChange({ q })} />
      <SelectField
        label="Peran"
        required={false}
        placeholder="Semua peran"
        options={roleOptions}
        value={state.role_id ?? ''}
        onChange={({ target }) => onChange({ role_id: target.value === '' ? null : Number(target.value) })}
      />
      <SatuanKerjaPicker
        label="Satuan kerja"
        required={false}
        placeholder="Semua satuan kerja"
        value={state.satuan_kerja_id}
        onChange={(value) => onChange({ satuan_kerja_id: value === null ? null : Number(value) })}
      />
      <SelectField
        label="Status"
        required={false}
        placeholder="Semua status"
        options={[
          { value: 'true', label: 'Aktif' },
          { value: 'false', label: 'Nonaktif' },
        ]}
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

/** Searches while one types, after a short pause, and follows the address when that changes by itself. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setTyped(value);
  }

  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);

  return (
    <TextField
      type="search"
      label="Cari"
      required={false}
      placeholder="Nama, nama pengguna atau satuan kerja"
      prefix={<Search size={16} />}
      maxLength={100}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
