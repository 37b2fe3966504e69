import { formatDateTime } from '@selaras/domain';
import { SaveLine, type SaveStep } from '@selaras/resource/sign';
import { Button } from '@selaras/ui';
import type { SaveState } from './tulis-session';

const steps: Readonly<Record<SaveState['keadaan'], SaveStep>> = {
  tersimpan: 'saved',
  belum: 'waiting',
  menyimpan: 'saving',
  luring: 'offline',
  gagal: 'failed',
  tertahan: 'held',
};

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
  const { keadaan } = saveState;
  return (
    <SaveLine step={steps[keadaan]}>
      <span>{saveWords(saveState, tanpaDraf)}</span>
      {(keadaan === 'gagal' || keadaan === 'luring') && (
        <Button size="small" onClick={onRetry}>
          Coba lagi
        </Button>
      )}
    </SaveLine>
  );
}
