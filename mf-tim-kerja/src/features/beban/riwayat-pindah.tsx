import type { PemindahanLangkah } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { jumlahText } from './jumlah-text';

const List = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: ${space(2)} 0 0;
  padding: 0;
  list-style: none;
  & li { overflow-wrap: anywhere; }
  & small { display: block; color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

/** The last moves from or to somebody. */
export function RiwayatPindah({ riwayat }: { riwayat: readonly PemindahanLangkah[] }) {
  if (riwayat.length === 0) return null;
  return (
    <section>
      <h3>Riwayat pemindahan</h3>
      <List>
        {riwayat.map((one) => (
          <li key={one.id}>
            {one.sasaran}: {jumlahText(one.jumlah, one.satuan)} dari {one.dari} kepada {one.ke}
            <small>
              {formatDateTime(one.waktu)} oleh {one.oleh}
            </small>
          </li>
        ))}
      </List>
    </section>
  );
}
