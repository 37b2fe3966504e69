import { formatDateTime } from '@selaras/domain';
import { Button, space, tokens } from '@selaras/ui';
import { Check, CloudOff, LoaderCircle, PencilLine, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { SaveState } from './tulis-session';

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin: 0;
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
  &[data-gagal] { color: ${tokens.colour.danger}; }
  & > svg { flex: none; }
`;

const looks = {
  tersimpan: Check,
  belum: PencilLine,
  menyimpan: LoaderCircle,
  luring: CloudOff,
  gagal: TriangleAlert,
  tertahan: TriangleAlert,
} as const;

/** Where the text is while the server does not have it. */
const inBrowser = (tanpaDraf: boolean) =>
  tanpaDraf
    ? 'Peramban ini tidak punya tempat untuk menyimpannya: jangan tutup halaman ini.'
    : 'Naskah Anda ada di peramban ini.';

/** Whether a text is saved, and if not why, in words. */
export function saveWords(saveState: SaveState, tanpaDraf: boolean): string {
  switch (saveState.keadaan) {
    case 'tersimpan':
      return saveState.pada === null
        ? 'Belum ada yang ditulis'
        : `Tersimpan ${formatDateTime(saveState.pada)}`;
    case 'belum':
      return 'Belum tersimpan';
    case 'menyimpan':
      return 'Menyimpan…';
    case 'luring':
      return `Sambungan terputus. ${inBrowser(tanpaDraf)} Naskah disimpan begitu tersambung.`;
    case 'tertahan':
      return `Belum disimpan: ${saveState.tempat} tempat perlu diperbaiki, lihat daftar di atas naskah. ${inBrowser(tanpaDraf)}`;
    default:
      return `Gagal disimpan: ${saveState.pesan} ${inBrowser(tanpaDraf)}`;
  }
}

interface SaveMarkProps {
  readonly saveState: SaveState;
  /** This browser has no room for what is not saved. */
  readonly tanpaDraf: boolean;
  readonly onRetry: () => void;
}

/** Whether what was typed is saved, beside the text. */
export function SaveMark({ saveState, tanpaDraf, onRetry }: SaveMarkProps) {
  const Icon = looks[saveState.keadaan];
  const failed = saveState.keadaan === 'gagal';
  return (
    <Root role="status" data-gagal={failed || saveState.keadaan === 'tertahan' || undefined}>
      <Icon size={14} aria-hidden="true" />
      {saveWords(saveState, tanpaDraf)}
      {(failed || saveState.keadaan === 'luring') && (
        <Button size="small" onClick={onRetry}>
          Coba lagi
        </Button>
      )}
    </Root>
  );
}
