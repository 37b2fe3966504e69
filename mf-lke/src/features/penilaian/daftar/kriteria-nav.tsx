import type { LkeInstrumen } from '@selaras/contracts';
import { bareButton, Switch, space, tokens, VisuallyHidden } from '@selaras/ui';
import { MessageSquare, RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { belumDinilai, type KriteriaBaris, selisihLangkah, type Tahap } from '../kriteria';
import { namaKriteria } from './nama-kriteria';

const Root = styled.nav`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${space(2)};
  min-height: 0;
`;

const List = styled.ol`
  position: relative;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  & > li > h2 {
    padding: ${space(3)} ${space(2)} ${space(1)};
    color: ${tokens.colour.muted};
    font-size: ${tokens.text[12]};
  }
`;

const Entry = styled.button`
  ${bareButton}
  display: grid;
  grid-template-columns: 3.4rem minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: center;
  width: 100%;
  min-height: ${tokens.controlHeight};
  padding: ${space(1)} ${space(2)};
  border-left: 3px solid transparent;
  &:hover { background: ${tokens.colour.hover}; }
  &:focus-visible { outline-offset: -2px; }
  &[aria-current] { border-left-color: ${tokens.colour.brand}; background: ${tokens.colour['brand-soft']}; }
  & > span:nth-child(2) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  & > span:last-child { display: inline-flex; align-items: center; gap: ${space(1)}; }
  & > strong { font-variant-numeric: tabular-nums; }
  @media (pointer: coarse) { min-height: 44px; }
`;

const Nilai = styled.b<{ $far: boolean }>`
  min-width: 2ch;
  text-align: right;
  color: ${({ $far }) => ($far ? tokens.colour.accent : tokens.colour.text)};
`;

interface KriteriaNavProps {
  readonly instrumen: LkeInstrumen;
  readonly rows: readonly KriteriaBaris[];
  readonly tahap: Tahap;
  readonly current: number;
  readonly komentar: ReadonlyMap<number, number>;
  readonly onOpen: (id: number) => void;
}

/** Criteria of the worksheet by sub-component, with their score, how far it is from the unit's own, and open talk. */
export function KriteriaNav({ instrumen, rows, tahap, current, komentar, onOpen }: KriteriaNavProps) {
  const [onlyOpen, setOnlyOpen] = useState(false);
  const lacks = (row: KriteriaBaris) => belumDinilai(instrumen, tahap, row);
  const open = rows.filter(lacks);
  const names = useMemo(() => namaKriteria(rows), [rows]);
  const shown = onlyOpen ? rows.filter((row) => lacks(row) || row.id === current) : rows;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>(`[data-kriteria="${current}"]`);
    if (entry) keepInSight(list.current, entry);
  }, [current]);
  return (
    <Root aria-label="Kriteria">
      <div>
        <Switch
          label={`Hanya yang belum dinilai (${open.length})`}
          checked={onlyOpen}
          onChange={({ target }) => setOnlyOpen(target.checked)}
        />
      </div>
      <List ref={list}>
        {shown.map((row, at) => (
          <li key={row.id}>
            {headingOf(row, tahap) !==
              (shown[at - 1] && headingOf(shown[at - 1] as KriteriaBaris, tahap)) && (
              <h2>{headingOf(row, tahap)}</h2>
            )}
            <KriteriaEntry
              row={row}
              nama={names.get(row.id) ?? row.uraian}
              instrumen={instrumen}
              tahap={tahap}
              isCurrent={row.id === current}
              terbuka={komentar.get(row.id) ?? 0}
              onOpen={onOpen}
            />
          </li>
        ))}
      </List>
    </Root>
  );
}

interface EntryProps extends Pick<KriteriaNavProps, 'instrumen' | 'tahap' | 'onOpen'> {
  readonly row: KriteriaBaris;
  /** What tells it from the criteria beside it; its whole text is at the head of the desk once it is open. */
  readonly nama: string;
  readonly isCurrent: boolean;
  readonly terbuka: number;
}

function KriteriaEntry({ row, nama, instrumen, tahap, isCurrent, terbuka, onOpen }: EntryProps) {
  const { baris } = row;
  const far = Math.abs(selisihLangkah(instrumen, tahap, baris) ?? 0) > 1;
  const given = tahap === 2 && baris.perbaikan ? baris.tahap_2.nilai : baris.tahap_1.nilai;
  return (
    <Entry
      type="button"
      data-kriteria={row.id}
      aria-current={isCurrent ? 'true' : undefined}
      title={row.uraian}
      onClick={() => onOpen(row.id)}
    >
      <strong>{row.nomor}</strong>
      <span>{nama}</span>
      <span>
        {terbuka > 0 && (
          <>
            <MessageSquare size={14} aria-hidden="true" />
            <VisuallyHidden>{terbuka} percakapan terbuka,</VisuallyHidden>
          </>
        )}
        {baris.perbaikan && (
          <>
            <RotateCcw size={14} aria-hidden="true" />
            <VisuallyHidden>perlu perbaikan,</VisuallyHidden>
          </>
        )}
        <Nilai $far={far}>
          {given ?? '·'}
          <VisuallyHidden>
            {given === null ? 'belum dinilai' : far ? 'berbeda jauh dari nilai mandiri' : ''}
          </VisuallyHidden>
        </Nilai>
      </span>
    </Entry>
  );
}

/** Moves the list alone: the page stays where its reader is. */
function keepInSight(list: HTMLElement | null, entry: HTMLElement): void {
  if (list === null) return;
  const [room, place] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (place.top < room.top) list.scrollTop -= room.top - place.top;
  else if (place.bottom > room.bottom) list.scrollTop += place.bottom - room.bottom;
}

/** In the second round criteria stand by what became of them. */
function headingOf({ subKomponen, baris }: KriteriaBaris, tahap: Tahap): string {
  if (tahap === 1) return subKomponen;
  if (!baris.perbaikan) return 'Tidak diminta diperbaiki';
  if (baris.jumlah_bukti.tahap_2 > 0) return 'Ada eviden baru';
  return baris.tahap_2.uraian === null ? 'Belum ditanggapi' : 'Ditanggapi tanpa eviden baru';
}
