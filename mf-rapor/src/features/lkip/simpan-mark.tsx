import { formatDateTime } from '@selaras/domain';
import { Button, space, tokens } from '@selaras/ui';
import { Check, CloudOff, LoaderCircle, PencilLine, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { Simpanan } from './tulis-session';

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
} as const;

function wordsOf(simpanan: Simpanan): string {
  switch (simpanan.keadaan) {
    case 'tersimpan':
      return simpanan.pada === null ? 'Belum ada yang ditulis' : `Tersimpan ${formatDateTime(simpanan.pada)}`;
    case 'belum':
      return 'Belum tersimpan';
    case 'menyimpan':
      return 'Menyimpan…';
    case 'luring':
      return 'Sambungan terputus. Naskah Anda ada di peramban ini dan disimpan begitu tersambung.';
    default:
      return `Gagal disimpan: ${simpanan.pesan} Naskah Anda ada di peramban ini.`;
  }
}

/** Whether what was typed is saved, in words. */
export function SimpanMark({ simpanan, onRetry }: { simpanan: Simpanan; onRetry: () => void }) {
  const Icon = looks[simpanan.keadaan];
  const failed = simpanan.keadaan === 'gagal';
  return (
    <Root role="status" data-gagal={failed || undefined}>
      <Icon size={14} aria-hidden="true" />
      {wordsOf(simpanan)}
      {(failed || simpanan.keadaan === 'luring') && (
        <Button size="small" onClick={onRetry}>
          Coba lagi
        </Button>
      )}
    </Root>
  );
}
