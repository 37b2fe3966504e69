import type { PercakapanRencana } from '@selaras/contracts';
import { tingkatWords } from '@selaras/domain';
import { Link } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { Badge, Card, ErrorState, LoadingState, Stack, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useTemuanHref } from '../use-temuan-href';
import { validasiPerencanaanQueries } from '../validasi-perencanaan-queries';
import { KomentarThread } from './komentar-thread';
import { barisOf } from './percakapan';

/** Everything that was said about a plan, the open threads first; each leads to its row, in the form of who may write it. */
export function KomentarList({ satkerId }: { satkerId: number }) {
  const query = useQuery(validasiPerencanaanQueries.komentar(satkerId));
  const { loading, data, failure } = useLoaded(query.data, loadFailure(query, 'Komentar gagal dimuat'));
  return (
    <Card title="Komentar tentang rencana">
      {failure && data === undefined && <ErrorState {...failure} />}
      {loading && <LoadingState />}
      {data?.data.length === 0 && <p>Belum ada komentar tentang rencana ini.</p>}
      {data && (
        <Stack $gap={3}>
          {data.data.map((thread) => (
            <KomentarThread key={thread.id} satkerId={satkerId} thread={thread} tulis={data.kemampuan.tulis}>
              <AboutRow thread={thread} />
            </KomentarThread>
          ))}
        </Stack>
      )}
    </Card>
  );
}

function AboutRow({ thread }: { thread: PercakapanRencana }) {
  const hrefOf = useTemuanHref();
  const href = thread.terhapus ? null : hrefOf({ jenis: 'komentar', isian: thread.isian }, barisOf(thread));
  return (
    <h3>
      <small>{tingkatWords[thread.level].singkat} · </small>
      {href === null ? thread.baris_nama : <Link to={href}>{thread.baris_nama}</Link>}{' '}
      {thread.terhapus && <Badge tone="warning">Baris sudah dihapus</Badge>}
    </h3>
  );
}
