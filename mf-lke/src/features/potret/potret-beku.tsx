import type { LkePotret } from '@selaras/contracts';
import { formatBytes, formatDateTime } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { Button, ErrorState, Skeleton, Stack, spreadRow, tokens, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import styled from 'styled-components';
import { usePaper } from './paper';
import { Perubahan } from './perubahan';
import { potretQueries } from './potret-queries';
import { PotretView } from './potret-view';

const Head = styled.header`
  ${spreadRow(2)}
  & > p { flex: 1 1 260px; color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; overflow-wrap: anywhere; }
  & code { font-size: inherit; }
`;

const Title = styled.h1`
  font-size: ${tokens.text[20]};
`;

/** What the portal said when it was taken, with the mark of its bytes; for the unit also what is different today. */
export function PotretBeku({ satkerId, versiId }: { satkerId: number; versiId: number }) {
  const query = useQuery(potretQueries.beku(satkerId, versiId));
  const { data, failure, loading } = useLoaded(
    query.data,
    loadFailure(query, 'Eviden dari portal belum dapat dibuka'),
  );
  if (failure) return <ErrorState {...failure} />;
  if (loading || data === undefined) return <Skeleton height="420px" />;
  return <Frozen beku={data.data} satkerId={satkerId} />;
}

function Frozen({ beku, satkerId }: { beku: LkePotret; satkerId: number }) {
  const { isi, sejak } = beku;
  const { print, paper } = usePaper(
    <Stack>
      <Title>
        {isi.potret.judul} · {isi.satuan_kerja.nama}
      </Title>
      <Head>
        <Facts beku={beku} whole />
      </Head>
      <PotretView potret={isi.potret} satkerId={satkerId} />
    </Stack>,
  );
  return (
    <Stack>
      <Head>
        <Facts beku={beku} />
        <Button size="small" icon={<Printer size={16} />} onClick={print}>
          Cetak
        </Button>
      </Head>
      {sejak !== null && !sejak.sama && <Perubahan perubahan={sejak.perubahan} />}
      <PotretView potret={isi.potret} satkerId={satkerId} />
      {paper}
    </Stack>
  );
}

/** When it was taken, by whom, and the mark by which its bytes are known; on paper the mark whole. */
function Facts({ beku, whole = false }: { beku: LkePotret; whole?: boolean }) {
  const { isi, nomor, oleh, sha256, ukuran } = beku;
  return (
    <p>
      Diambil dari portal {formatDateTime(isi.diambil)}
      {oleh !== null && ` oleh ${oleh}`} · tahun {isi.tahun} · versi {nomor} · {formatBytes(ukuran)} · sidik{' '}
      <code title={`SHA-256 ${sha256}`}>{whole ? sha256 : `${sha256.slice(0, 12)}…`}</code>
    </p>
  );
}
