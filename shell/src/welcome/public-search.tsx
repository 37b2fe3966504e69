import { useAddress } from '@selaras/portal';
import {
  Button,
  centredRow,
  framed,
  SEEN_AT_ONCE,
  Spinner,
  space,
  TextField,
  tokens,
  useShownAtLeast,
} from '@selaras/ui';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { SearchItem } from '../search/search-items';
import { itemId, SearchResults } from '../search/search-results';
import { useChosenItem } from '../search/use-chosen-item';
import { useSettled } from '../search/use-settled';
import { usePublicSearch } from './use-public-search';

/** What is searched for, in the address, so that it can be handed on. */
const PARAMETER = 'cari';
/** Typing pauses for so long before the server is asked. */
const PAUSE_MS = 250;

/** Words that citizens ask for; one press searches for them. */
const examples = ['kemiskinan', 'jalan rusak', 'stunting', 'pengangguran', 'banjir'];

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  font-size: ${tokens.text[14]};
  & input { min-height: 48px; font-size: ${tokens.text[16]}; }
  @media print { display: none; }
`;

const Examples = styled.div`
  ${centredRow(2)}
  color: ${tokens.colour.muted};
`;

/** Results stand where they push down what follows: nothing is covered, on a telephone either. */
const Results = styled.div`
  ${framed}
  padding: 0 ${space(2)} ${space(2)};
`;

const Line = styled.div`
  ${centredRow(2)}
  color: ${tokens.colour.muted};
`;

/** The words in the field, and what of them is searched for; both follow the address, and it follows them. */
function useWords() {
  const [address, change] = useAddress();
  const wanted = address.get(PARAMETER) ?? '';
  const [typed, setTyped] = useState(wanted);
  const q = useSettled(typed.trim(), PAUSE_MS);
  const asked = useRef(wanted);

  const ask = useEffectEvent((words: string) => {
    if (words === asked.current) return;
    asked.current = words;
    change(
      (before) => {
        if (words === '') before.delete(PARAMETER);
        else before.set(PARAMETER, words);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => ask(q), [q]);

  useEffect(() => {
    if (wanted === asked.current) return;
    asked.current = wanted;
    setTyped(wanted);
  }, [wanted]);
  return { typed, setTyped, q };
}

/** Finds everything that is open to everybody by everyday words: type, arrows, Enter, or one press. */
export function PublicSearch() {
  const { typed, setTyped, q } = useWords();
  const search = usePublicSearch(typed, q);
  const { chosen, point, move } = useChosenItem(search.groups);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const id = useId();
  const isOpen = search.groups.length > 0;

  const go = ({ path }: SearchItem) => void navigate(path);
  const type = (words: string) => {
    setTyped(words);
    point(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed !== '') type('');
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && isOpen) {
      event.preventDefault();
      move(step);
    }
    // What is shown while the server is asked was found by other words.
    if (event.key === 'Enter' && chosen && search.state !== 'mencari') go(chosen);
  };

  return (
    <Root role="search" aria-label="Cari semua yang terbuka untuk umum">
      <TextField
        ref={field}
        label="Apa yang ingin Anda ketahui?"
        prefix={<Search size={18} aria-hidden="true" />}
        placeholder="Misalnya: kemiskinan, jalan rusak, Dinas Kesehatan"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-activedescendant={chosen && itemId(id, chosen)}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Examples>
        Sering dicari:
        {examples.map((words) => (
          <Button key={words} size="small" onClick={() => type(words)}>
            {words}
          </Button>
        ))}
        {typed !== '' && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              type('');
              field.current?.focus();
            }}
          >
            Hapus pencarian
          </Button>
        )}
      </Examples>
      {isOpen && (
        <Results>
          <SearchResults id={id} groups={search.groups} chosen={chosen} onPoint={point} onChoose={go} />
        </Results>
      )}
      <Told {...search} typed={typed.trim()} />
    </Root>
  );
}

type ToldProps = Omit<ReturnType<typeof usePublicSearch>, 'groups'> & { readonly typed: string };

/** What the search itself has to say. */
function Told({ state, more, reason, retry, typed }: ToldProps) {
  const looking = useShownAtLeast(state === 'mencari', SEEN_AT_ONCE);
  const shown = looking ? 'mencari' : state;
  return (
    <Line role="status">
      {shown === 'pendek' && 'Ketik sedikitnya 2 huruf.'}
      {shown === 'mencari' && (
        <>
          <Spinner /> Mencari...
        </>
      )}
      {shown === 'nihil' &&
        `Tidak ada yang cocok dengan “${typed}”. Coba kata sehari-hari lain, misalnya sekolah, puskesmas atau sampah; rencana yang belum disetujui belum dimuat.`}
      {shown === 'gagal' && (
        <>
          Pencarian gagal. {reason}
          <Button size="small" onClick={retry}>
            Coba lagi
          </Button>
        </>
      )}
      {shown === 'ada' && more && 'Masih ada yang lain; tambahkan kata untuk mempersempit.'}
    </Line>
  );
}
