import { IconButton, space } from '@selaras/ui';
import { Redo2, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import type { SheetControl } from '../grid/sheet-model';

const Undo = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-left: auto;
`;

/** Undoing and redoing what was typed into a sheet. */
export const UndoButtons = ({ sheet }: { sheet: Pick<SheetControl, 'undo' | 'redo'> }) => (
  <Undo>
    <IconButton label="Urungkan (Ctrl Z)" icon={<Undo2 size={16} />} onClick={sheet.undo} />
    <IconButton label="Ulangi (Ctrl Y)" icon={<Redo2 size={16} />} onClick={sheet.redo} />
  </Undo>
);
