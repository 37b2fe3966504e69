import { Modal, TextField } from '@selaras/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { SearchItem } from './search-items';
import { SearchNotice } from './search-notice';
import { itemId, SearchResults } from './search-results';
import { useSearch } from './use-search';

/** As high as a few results, so that the dialog does not jump with each letter. */
const Body = styled.div`
  min-height: min(440px, 60vh);
`;

/** Finds a page, a unit or an indicator: type, arrows, Enter. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<string | null>(null);
  const search = useSearch(typed);
  const items = search.groups.flatMap((group) => group.items);
  const chosen = items.find(({ path }) => path === pointed) ?? items[0];
  const navigate = useNavigate();
  const id = useId();
  const go = ({ path }: SearchItem) => {
    onClose();
    void navigate(path);
  };
  const move = (step: number) => {
    const place = items.findIndex(({ path }) => path === chosen?.path) + step;
    setPointed(items[(place + items.length) % items.length]?.path ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      move(step);
    }
    if (event.key === 'Enter' && chosen) go(chosen);
  };

  return (
    <Modal open onClose={onClose} title="Cari">
      <Body>
        <TextField
          label="Halaman, satuan kerja atau indikator"
          autoFocus
          autoComplete="off"
          maxLength={100}
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={chosen && itemId(id, chosen)}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPointed(null);
          }}
          onKeyDown={onKeyDown}
        />
        <SearchResults
          id={id}
          groups={search.groups}
          chosen={chosen}
          onPoint={({ path }) => setPointed(path)}
          onChoose={go}
        />
        <SearchNotice {...search} typed={typed} />
      </Body>
    </Modal>
  );
}
