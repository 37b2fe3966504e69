import { tingkatWords } from '@selaras/domain';
import { withReturn } from '@selaras/portal';
import { Button, LinkButton, latePart, space, tokens } from '@selaras/ui';
import { Lock, Paperclip, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { keyOf } from './core/baris';
import { cellText, columnName } from './core/grid-column';
import type { SheetModel } from './grid/use-sheet';
import { RowState } from './saving/row-state';
import { type RowEdit, withEdit } from './saving/save-queue';
import type { Saver } from './saving/saver';

const ConflictChoice = latePart(async () => (await import('./saving/conflict-choice')).ConflictChoice);

const Root = styled.section`
  display: grid;
  gap: ${space(2)};
  position: sticky;
  bottom: 0;
  z-index: 4;
  min-height: 4.5rem;
  max-height: 60dvh;
  overflow: auto;
  padding: ${space(2)} ${space(3)};
  border-top: 1px solid ${tokens.colour.line};
  background: ${tokens.colour['table-head']};
  & > p { max-width: none; }
  & > small { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  @media print { display: none; }
`;

const Value = styled.p`
  max-height: 4.2em;
  overflow: auto;
  overflow-wrap: anywhere;
  font-weight: 600;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  font-size: ${tokens.text[12]};
  & > svg { flex: none; color: ${tokens.colour.accent}; }
`;

const Fault = styled.ul`
  margin: 0;
  padding-left: ${space(4)};
  color: ${tokens.colour.danger};
  font-size: ${tokens.text[12]};
`;

interface CellBarProps {
  readonly model: SheetModel;
  readonly edit: RowEdit | undefined;
  readonly saver: Saver;
  readonly canWrite: boolean;
}

/** The active cell in full: what it holds, why it is closed, what became of its row and what can be done about it. */
export function CellBar({ model, edit, saver, canWrite }: CellBarProps) {
  const { pathname, search } = useLocation();
  const { row, column, closed } = model;
  if (row === undefined || column === undefined) return null;
  const key = keyOf(row);
  const faults = Object.entries(edit?.errors ?? {}).flatMap(([field, texts]) =>
    texts.map((text) => `${wordsOfField(field, model)}: ${text}`),
  );
  return (
    <Root aria-label="Sel terpilih">
      <small>
        {tingkatWords[row.tingkat].singkat} {row.kode} · {columnName(column)}
      </small>
      {column.kind !== 'keadaan' && <Value>{cellText(column, withEdit(row, edit)) || '–'}</Value>}
      {column.kind === 'bukti' && row.tingkat === 'kinerja-langkah-aksi' && (
        <div>
          <Button size="small" icon={<Paperclip size={14} />} onClick={() => model.edit(null)}>
            Buka bukti
          </Button>
        </div>
      )}
      {closed && (column.field !== undefined || column.kind === 'bukti') && (
        <Line>
          <Lock size={13} aria-hidden="true" />
          {closed}
        </Line>
      )}
      {edit?.keadaan === 'bentrok' && (
        <ConflictChoice
          key={edit.versi}
          edit={edit}
          columns={model.sheet.columns}
          onSettle={(theirs) => saver.settle(key, theirs)}
        />
      )}
      {edit !== undefined && edit.pesan !== null && (
        <Line>
          <RowState edit={edit} />
          {edit.pesan}
        </Line>
      )}
      {faults.length > 0 && (
        <Fault>
          {faults.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Fault>
      )}
      {edit?.keadaan === 'gagal' && (
        <Line>
          <Button
            size="small"
            variant="primary"
            icon={<RotateCcw size={14} />}
            onClick={() => saver.retry(key)}
          >
            Coba lagi
          </Button>
          <Button size="small" icon={<Trash2 size={14} />} onClick={() => saver.discard(key)}>
            Buang isian
          </Button>
          {canWrite && (
            <LinkButton
              as={Link}
              size="small"
              icon={<Pencil size={14} />}
              to={withReturn(`/${row.tingkat}/${row.id}/edit`, pathname + search)}
            >
              Buka formulir
            </LinkButton>
          )}
        </Line>
      )}
    </Root>
  );
}

function wordsOfField(field: string, { sheet }: SheetModel): string {
  const column = sheet.columns.find((one) => one.field === field || one.id === field);
  return column === undefined ? 'Isian di formulir' : columnName(column);
}
