import { validasiPerencanaanActs } from '@selaras/contracts';
import { PageLink, useSession } from '@selaras/portal';
import { can } from '@selaras/roles';
import { space, tokens } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { validasiPerencanaanQueries } from './validasi-perencanaan-queries';

const Line = styled.p`
  max-width: none;
  padding: ${space(2)} ${space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour['brand-soft']};
  & > a { display: inline-block; min-height: 24px; font-weight: 650; }
  @media print { display: none; }
`;

/** Where the reader goes on, once it is not his turn with this plan: to the one that has waited for him longest. */
export function Berikutnya({ satkerId }: { satkerId: number }) {
  const { tahunKinerja, user } = useSession();
  const enabled = can(user, validasiPerencanaanActs.putuskan);
  const { data } = useQuery({ ...validasiPerencanaanQueries.queue({ giliran: 'ya' }), enabled });
  if (data === undefined) return null;
  const next = data.data.find(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id !== satkerId)?.satuan_kerja;
  if (next === undefined) {
    return <Line role="status">Tidak ada lagi rencana yang menunggu Anda di {tahunKinerja}.</Line>;
  }
  return (
    <Line role="status">
      Berikutnya:{' '}
      <PageLink page="validasi-perencanaan.show" params={{ satkerId: next.satuan_kerja_id }}>
        {next.satuan_kerja_nama}
      </PageLink>{' '}
      ({data.total} menunggu Anda)
    </Line>
  );
}
