import { optionQueries, useSession } from '@selaras/api-client';
import { Modal, space, TextField, tokens } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { usePages } from '../menu/use-page-of';
import { pageItems, type SearchItem, searchItems, UNIT_PAGE_PATH, unitItems } from './search-items';

const List = styled.ul`
  display: grid;
  gap: 2px;
  min-height: 240px;
  margin-top: ${space(3)};
  padding: 0;
  align-content: start;
  list-style: none;
`;
const Item = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${tokens.radius.control};
  cursor: pointer;
  & small { flex: none; color: ${tokens.colour.muted}; }
  &[aria-selected='true'] { background: ${tokens.colour['brand-soft']}; }
`;
const Nothing = styled.p`
  padding: ${space(4)} ${space(3)};
  color: ${tokens.colour.muted};
`;

/** Finds a page or a unit by name: type, arrows, Enter. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const found = searchItems(useSearchable(), typed);
  const navigate = useNavigate();
  const id = useId();
  const go = ({ path }: SearchItem) => {
    onClose();
    void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setPlace((place + step + found.length) % found.length);
    }
    const chosen = found[place];
    if (event.key === 'Enter' && chosen) go(chosen);
  };

  return (
    <Modal open onClose={onClose} title="Cari">
      <TextField
        label="Halaman atau satuan kerja"
        autoFocus
        autoComplete="off"
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found[place] && `${id}-${place}`}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
      />
      <List id={id} role="listbox" aria-label="Hasil pencarian">
        {found.map((item, index) => (
          <Item
            key={item.path}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === place}
            onMouseMove={() => setPlace(index)}
            onClick={() => go(item)}
          >
            <span>{item.label}</span>
            <small>{item.hint}</small>
          </Item>
        ))}
      </List>
      {found.length === 0 && <Nothing role="status">Tidak ada yang cocok dengan “{typed}”.</Nothing>}
    </Modal>
  );
}

function useSearchable(): SearchItem[] {
  const { user } = useSession();
  const pages = usePages();
  const own = pageItems(pages, user);
  const hasUnitPage = own.some(({ path }) => path === UNIT_PAGE_PATH);
  const { data: units } = useQuery({ ...optionQueries.satuanKerja(), enabled: hasUnitPage });
  return [...own, ...unitItems(units ?? [])];
}
