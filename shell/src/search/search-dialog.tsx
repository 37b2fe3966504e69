import { Modal, TextField } from '@selaras/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { SearchItem } from './search-items';
import { SearchNotice } from './search-notice';
import { itemId, SearchResults } from './search-results';
import { useChosenItem } from './use-chosen-item';
import { useSearch } from './use-search';

/** As high as a few results, so that the dialog does not jump with each letter. */
const Body = styled.div`
  min-height: min(440px, 60vh);
`;

/** Finds a page, a unit or an indicator: type, arrows, Enter. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const search = useSearch(typed);
  const { chosen, point, move } = useChosenItem(search.groups);
  const navigate = useNavigate();
  const id = useId();
  const go = ({ path }: SearchItem) => {
    onClose();
    void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && chosen !== undefined) {
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
            point(null);
          }}
          onKeyDown={onKeyDown}
        />
        <SearchResults id={id} groups={search.groups} chosen={chosen} onPoint={point} onChoose={go} />
        <SearchNotice {...search} typed={typed} />
      </Body>
    </Modal>
  );
}
