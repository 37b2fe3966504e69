import { IconButton, space, tokens } from '@selaras/ui';
import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { DiagramStore } from '../../diagram/store/diagram-store';
import { useWords } from '../../diagram/words/words-context';
import type { TreeModel } from '../../tree/model/model';
import { searchBoxes } from '../../tree/state/search';
import { type SearchResult, useSearch } from './use-search';
import { useSearchKey } from './use-search-key';

const Row = styled.search`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(2)} ${space(3)};
  @media (pointer: coarse) { & button { min-width: 44px; min-height: 44px; } }
`;

const Box = styled.label`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${tokens.controlHeight};
  padding: 0 ${space(2)};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.control};
  color: ${tokens.colour.muted};
  &:focus-within { outline: 2px solid ${tokens.colour.brand}; outline-offset: 1px; }
  & > input {
    flex: 1;
    min-width: 0;
    border: 0;
    background: transparent;
    color: ${tokens.colour.text};
    outline: none;
  }
  & > output { font-size: ${tokens.text[12]}; white-space: nowrap; }
  @media (pointer: coarse) { min-height: 44px; }
`;

/** Typing has to rest this long before the address remembers it. */
const REST_MS = 400;

/** What a search has found so far. */
export interface Found extends SearchResult {
  /** Goes to the hit at this place. */
  readonly go: (at: number) => void;
}

interface SearchFieldProps {
  store: DiagramStore;
  model: TreeModel;
  /** What the address says is searched for. */
  wanted: string;
  onSearch: (words: string) => void;
  /** Draws what is found below the field. */
  below?: (found: Found) => ReactNode;
}

/** Searches all texts of the tree, closed branches too; Enter and the arrows jump from one to the next. */
export function SearchField({ store, model, wanted, onSearch, below }: SearchFieldProps) {
  const [typed, setTyped] = useState(wanted);
  const [at, setAt] = useState(-1);
  const said = useWords();
  const [entered, setEntered] = useState(false);
  const { words, hits } = useSearch(model, typed, entered || typed !== '');
  useRemembered(typed, onSearch);
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  useEffect(() => {
    if (!store.wantsSearch) return;
    store.wantsSearch = false;
    field.current?.focus();
  }, [store]);

  /** Enter that came before the tree could be searched. */
  const jumpWanted = useRef<1 | -1 | null>(null);
  useEffect(() => {
    if (hits !== null && jumpWanted.current !== null) jump(jumpWanted.current);
  });

  const go = (place: number) => {
    setAt(place);
    store.focus(hits?.[place] ?? -1);
  };
  const jump = (step: 1 | -1) => {
    jumpWanted.current = hits === null ? step : null;
    if (hits === null) return;
    // Enter may come before the deferred search has caught up.
    const found = words === typed ? hits : searchBoxes(model, typed);
    if (found.length === 0) return;
    const next = at < 0 ? (step > 0 ? 0 : found.length - 1) : (at + step + found.length) % found.length;
    setAt(next);
    store.focus(found[next] ?? -1);
  };
  const found = hits?.length ?? 0;
  const place = at < 0 ? '' : `${at + 1}/`;
  const told = hits === null ? said.searching : found === 0 ? said.noHit : `${place}${found}`;
  const row = (
    <Row>
      <Box>
        <Search size={16} aria-hidden="true" />
        <input
          ref={field}
          type="search"
          aria-label={said.search}
          aria-keyshortcuts="/"
          title={said.searchKey}
          placeholder={said.search}
          value={typed}
          onFocus={() => setEntered(true)}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(-1);
            jumpWanted.current = null;
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            jump(event.shiftKey ? -1 : 1);
          }}
        />
        <output aria-live="polite">{words.trim() === '' ? '' : told}</output>
      </Box>
      {/* The field has all of the row until there is something to go through. */}
      {typed.trim() !== '' && (
        <>
          <IconButton
            label={said.previousHit}
            icon={<ChevronUp size={16} />}
            disabled={found === 0}
            onClick={() => jump(-1)}
          />
          <IconButton
            label={said.nextHit}
            icon={<ChevronDown size={16} />}
            disabled={found === 0}
            onClick={() => jump(1)}
          />
        </>
      )}
    </Row>
  );
  return below === undefined ? (
    row
  ) : (
    <>
      {row}
      {below({ words, hits, go })}
    </>
  );
}

/** InteractionLayer what was typed to the address once the typing rests; not what the address itself said. */
function useRemembered(typed: string, onSearch: (words: string) => void): void {
  const latest = useRef(onSearch);
  latest.current = onSearch;
  const remembered = useRef(typed);
  useEffect(() => {
    if (remembered.current === typed) return;
    const timer = setTimeout(() => {
      remembered.current = typed;
      latest.current(typed.trim());
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
}
