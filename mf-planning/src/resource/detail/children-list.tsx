import type { Anak } from '@selaras/contracts';
import { Card, space, tokens } from '@selaras/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { treeLevelWords } from '../level-words';

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  & > li + li { border-top: 1px solid ${tokens.colour.line}; }
  & a { display: block; padding: ${space(2)} 0; color: ${tokens.colour.brand}; overflow-wrap: anywhere; }
`;

/** Pages of what stands below a row, by the level that the server names. */
const levelWords: Readonly<Record<string, string>> = {
  ...treeLevelWords,
  'kinerja-langkah-aksi': 'Langkah aksi',
  kegiatan: 'Kegiatan',
  'sub-kegiatan': 'Sub kegiatan',
  'kinerja-cross-cutting': 'Cross cutting',
};

/** What has no page of its own to lead to from here. */
const otherWords: Readonly<Record<string, string>> = {
  'rencana-aksi': 'Rencana aksi',
  'perjanjian-kinerja': 'Perjanjian kinerja',
};

/** What stands directly below a row or hangs on it, kind by kind, each leading to its own page. */
export function ChildrenList({ items }: { items: readonly Anak[] }) {
  const levels = [...new Set(items.map(({ level }) => level))];
  return levels.map((level) => (
    <Level key={level} level={level} items={items.filter((item) => item.level === level)} />
  ));
}

function Level({ level, items }: { level: string; items: readonly Anak[] }) {
  const title = levelWords[level] ?? otherWords[level] ?? 'Di bawahnya';
  return (
    <Card title={`${title} (${items.length})`}>
      <List>
        {items.map((item) => (
          <li key={`${item.level} ${item.id}`}>
            {item.level in levelWords ? (
              <Link to={`/${item.level}/${item.id}`}>{item.label}</Link>
            ) : (
              item.label
            )}
          </li>
        ))}
      </List>
    </Card>
  );
}
