import { Spinner, tokens } from '@selaras/ui';
import { Check, CircleAlert, Clock, GitCompareArrows, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import type { KeadaanBaris, RowEdit } from './save-queue';

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
const keadaanWords: Readonly<Record<KeadaanBaris, string>> = {
  menunggu: 'Menunggu',
  menyimpan: 'Menyimpan',
  tersimpan: 'Tersimpan',
  gagal: 'Gagal',
  bentrok: 'Bentrok',
};

const icons: Readonly<Record<Exclude<KeadaanBaris, 'menyimpan'>, LucideIcon>> = {
  menunggu: Clock,
  tersimpan: Check,
  gagal: CircleAlert,
  bentrok: GitCompareArrows,
};

/** How far the saving of a row is. */
export function RowState({ edit }: { edit: RowEdit }) {
  const { keadaan, pesan } = edit;
  const Icon = keadaan === 'menyimpan' ? null : icons[keadaan];
  return (
    <Root $bad={keadaan === 'gagal' || keadaan === 'bentrok'} title={pesan ?? undefined}>
      {Icon === null ? <Spinner size={13} /> : <Icon size={13} aria-hidden="true" />}
      <span>{keadaanWords[keadaan]}</span>
    </Root>
  );
}
