import type { Potret } from '@selaras/contracts';
import { formatMeasure } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { type TreeItem, treeItems } from './tree-list';

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & & { margin-left: ${space(2)}; padding-left: ${space(3)}; border-left: 1px solid ${tokens.colour.line}; }
  & > li { padding-block: ${space(1)}; overflow-wrap: anywhere; }
  & > li > span { display: block; color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
  @media (max-width: 480px) { & & { margin-left: 0; padding-left: ${space(2)}; } }
`;

type Tabel = Potret['tabel'][number];

/** What else is said of a line, each with the head of its column. */
const facts = (kolom: readonly string[], { sel }: TreeItem): string =>
  sel
    .slice(1)
    .flatMap((cell, at) =>
      cell === null ? [] : [`${kolom[at + 1]}: ${typeof cell === 'number' ? formatMeasure(cell) : cell}`],
    )
    .join(' · ');

function Items({ kolom, items }: { kolom: readonly string[]; items: readonly TreeItem[] }) {
  return (
    <Lines>
      {items.map((item) => (
        <li key={item.key}>
          <strong>{item.sel[0] ?? '-'}</strong>
          <span>{facts(kolom, item)}</span>
          {item.below.length > 0 && <Items kolom={kolom} items={item.below} />}
        </li>
      ))}
    </Lines>
  );
}

/** A table whose rows stand below each other, as nested lists. */
export const PotretTree = ({ tabel: { kolom, baris } }: { tabel: Tabel }) => (
  <Items kolom={kolom} items={treeItems(baris)} />
);
