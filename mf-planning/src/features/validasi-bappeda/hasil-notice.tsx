import { IconButton, space, tokens } from '@selaras/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import type { AntreanRow } from './antrean-description';
import type { Hasil } from './use-putusan';

const Root = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: flex-start;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${tokens.colour.danger};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour['danger-soft']};
  & > div { flex: 1; min-width: 0; }
  & ul { padding-left: ${space(5)}; }
  & strong { font-weight: 600; }
`;

const reasons: Record<Hasil['gagal'][number]['alasan'], string> = {
  berubah: 'diubah satuan kerja setelah Anda membacanya; periksa isi terbarunya',
  'tidak-ada': 'sudah dihapus',
};

export interface Tersisa {
  readonly hasil: Hasil;
  /** The rows as the validator read them, to name those that were left. */
  readonly rows: readonly AntreanRow[];
}

/** Names each row that a verdict on many did not reach, and why. */
export function HasilNotice({ hasil, rows, onClose }: Tersisa & { onClose: () => void }) {
  return (
    <Root role="alert">
      <div>
        <strong>
          {hasil.jumlah} baris diputuskan, {hasil.gagal.length} tidak:
        </strong>
        <ul>
          {hasil.gagal.map(({ id, alasan }) => (
            <li key={id}>
              {rows.find((row) => row.id === id)?.indikator ?? `Baris ${id}`} – {reasons[alasan]}
            </li>
          ))}
        </ul>
      </div>
      <IconButton size="small" label="Tutup pemberitahuan" icon={<X size={16} />} onClick={onClose} />
    </Root>
  );
}
