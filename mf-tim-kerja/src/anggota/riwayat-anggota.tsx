import type { RiwayatAnggota } from '@selaras/contracts';
import { formatDateTime, riwayatAnggotaWords } from '@selaras/domain';
import { Card, EmptyState, plainList, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Steps = styled.ol`
  ${plainList(3)}
  & > li { display: grid; gap: 2px; overflow-wrap: anywhere; }
  & small { color: ${tokens.colour.muted}; }
`;

/** Every step of a place, the newest first. */
export const RiwayatAnggotaCard = ({ riwayat }: { riwayat: readonly RiwayatAnggota[] }) => (
  <Card title="Riwayat">
    {riwayat.length === 0 && <EmptyState title="Belum ada langkah yang tercatat." />}
    <Steps>
      {riwayat.map(({ waktu, pengguna, sebagai, langkah, peran, target, catatan }) => (
        <li key={`${waktu} ${langkah}`}>
          <strong>{riwayatAnggotaWords[langkah]}</strong>
          <small>
            {[pengguna, sebagai, formatDateTime(waktu)].filter((part) => part !== null).join(' · ')}
          </small>
          {(langkah === 'tambah' || langkah === 'ubah') && (
            <span>{[peran, target].filter((part) => part !== null).join(': ')}</span>
          )}
          {catatan !== null && <q>{catatan}</q>}
        </li>
      ))}
    </Steps>
  </Card>
);
