import { Spinner, tokens } from '@selaras/ui';
import { Check, CircleAlert, Clock, GitCompareArrows, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import type { RowEdit, SaveState } from '../core/save-queue';

const Root = styled.span<{ $bad: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  font-weight: 600;
  color: ${({ $bad }) => ($bad ? tokens.colour.danger : tokens.colour.muted)};
  & > svg { flex: none; }
  & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

/** Words of each state of a row. */
const stateWords: Readonly<Record<SaveState, string>> = {
  waiting: 'Menunggu',
  saving: 'Menyimpan',
  saved: 'Tersimpan',
  failed: 'Gagal',
  conflict: 'Bentrok',
};

const icons: Readonly<Record<Exclude<SaveState, 'saving'>, LucideIcon>> = {
  waiting: Clock,
  saved: Check,
  failed: CircleAlert,
  conflict: GitCompareArrows,
};

/** How far the saving of a row is. */
export function RowState({ edit }: { edit: RowEdit<unknown> }) {
  const { state, message } = edit;
  const Icon = state === 'saving' ? null : icons[state];
  return (
    <Root $bad={state === 'failed' || state === 'conflict'} title={message ?? undefined}>
      {Icon === null ? <Spinner size={13} /> : <Icon size={13} aria-hidden="true" />}
      <span>{stateWords[state]}</span>
    </Root>
  );
}
