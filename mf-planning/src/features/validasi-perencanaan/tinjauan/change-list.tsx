import { labelsOf, type PlanCascadeRow, planningEntities } from '@selaras/contracts';
import { wordsOfColumn, wordsOfValue } from '@selaras/domain';
import { Badge, space, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Changes = styled.dl`
  display: grid;
  gap: 2px;
  margin-top: ${space(1)};
  font-size: ${tokens.text[12]};
  & dt { color: ${tokens.colour.muted}; }
  & del { color: ${tokens.colour.muted}; }
  & ins { font-weight: 600; text-decoration: none; }
`;

const fieldNames = new Map<string, Readonly<Record<string, string>>>(
  planningEntities.map(({ name, fields }) => [name, labelsOf(fields)]),
);

/** What a changed column is called at its level. */
const columnName = (level: string, kolom: string): string =>
  fieldNames.get(level)?.[kolom] ?? wordsOfColumn(kolom);

/** What became of a row since the plan was submitted before; nothing where it is as it was. */
export function ChangeList({ row }: { row: PlanCascadeRow }) {
  if (row.baru) return <Badge tone="accent">Baru</Badge>;
  if (row.perubahan.length === 0) return null;
  return (
    <>
      <Badge tone="warning">Berubah</Badge>
      <Changes>
        {row.perubahan.map(({ kolom, sebelum, sesudah }) => (
          <div key={kolom}>
            <dt>{columnName(row.level, kolom)}</dt>
            <dd>
              <del>{wordsOfValue(kolom, sebelum)}</del> → <ins>{wordsOfValue(kolom, sesudah)}</ins>
            </dd>
          </div>
        ))}
      </Changes>
    </>
  );
}
