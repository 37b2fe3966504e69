import { StatusBadge, space, tokens } from '@selaras/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { SearchItem } from './search-items';
import type { SearchGroup } from './use-search';

const List = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  margin-top: ${space(3)};
`;
const Title = styled.p`
  padding: 0 ${space(3)} ${space(1)};
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
  font-weight: 600;
`;
const Item = styled.div<{ $measured: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(4)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${tokens.radius.control};
  cursor: pointer;
  scroll-margin: ${space(8)} 0;
  & small { color: ${tokens.colour.muted}; ${({ $measured }) => $measured && 'flex-basis: 100%;'} }
  &[aria-selected='true'] { background: ${tokens.colour['brand-soft']}; }
`;

interface Props {
  readonly id: string;
  readonly groups: readonly SearchGroup[];
  readonly chosen: SearchItem | undefined;
  readonly onPoint: (item: SearchItem) => void;
  readonly onChoose: (item: SearchItem) => void;
}

/** Id of an item's element, by which the search field says which one is meant. */
export const itemId = (id: string, { path }: SearchItem) => `${id}-${encodeURIComponent(path)}`;

/** What was found, by kind; the keyboard stays in the search field. */
export function SearchResults({ id, groups, chosen, onPoint, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== undefined) {
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
    }
  }, [chosen]);

  return (
    <List ref={list} id={id} role="listbox" aria-label="Hasil pencarian">
      {groups.map(({ title, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
        <div key={title} role="group" aria-label={title}>
          <Title aria-hidden="true">{title}</Title>
          {items.map((item) => (
            <Item
              key={item.path}
              id={itemId(id, item)}
              role="option"
              $measured={item.status !== undefined}
              aria-selected={item.path === chosen?.path}
              onMouseMove={() => onPoint(item)}
              onClick={() => onChoose(item)}
            >
              <span>{item.label}</span>
              {item.status && <StatusBadge status={item.status} />}
              <small>{item.hint}</small>
            </Item>
          ))}
        </div>
      ))}
    </List>
  );
}
