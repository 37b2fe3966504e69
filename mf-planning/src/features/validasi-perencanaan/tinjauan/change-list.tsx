import { labelsOf, type PlanCascadeRow, planningEntities } from '@selaras/contracts';
import { wordsOfColumn, wordsOfValue } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
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

/** Every value of a row that is another one than before, with both. */
export function ChangeList({ row }: { row: PlanCascadeRow }) {
  return (
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
  );
}
