import { apiClient, rowEtag } from '@selaras/api-client';
import type { PercakapanRencana, PesanRencana } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { useAct } from '@selaras/resource/act';
import { Message, Thread, ThreadActs } from '@selaras/resource/comments';
import { Badge } from '@selaras/ui';
import type { ReactNode } from 'react';
import { KOMENTAR, komentarRencanaEndpoints } from '../validasi-perencanaan-queries';
import { KomentarComposer } from './komentar-composer';
import { barisOf, isianWords } from './percakapan';

interface KomentarThreadProps {
  satkerId: number;
  thread: PercakapanRencana;
  /** Whether the reader may answer, and mark it as done. */
  tulis: boolean;
  /** Stands above what was said: the row that it is about. */
  children?: ReactNode;
}

/** One thread about a row of a plan: what was said, answers, and whether it is done. */
export function KomentarThread({ satkerId, thread, tulis, children }: KomentarThreadProps) {
  const mark = useAct({
    send: () =>
      apiClient.request(komentarRencanaEndpoints.selesai, {
        params: { satkerId, komentarId: thread.id },
        body: { selesai: !thread.selesai },
        ifMatch: rowEtag(thread),
      }),
    handled: [403, 404, 409, 412],
    reads: [KOMENTAR],
  });
  const { isian, selesai } = thread;
  return (
    <Thread
      about={children}
      thread={thread}
      first={
        <Said message={thread}>
          {isian !== null && <Badge>{isianWords[isian]}</Badge>}{' '}
          {selesai && <Badge tone="success">Selesai</Badge>}
        </Said>
      }
      reply={(one) => <Said message={one} />}
      mark={mark}
    >
      {tulis && (
        <ThreadActs
          selesai={selesai}
          mark={mark}
          composer={(onDone) => (
            <KomentarComposer
              satkerId={satkerId}
              row={barisOf(thread)}
              percakapanId={thread.id}
              onDone={onDone}
            />
          )}
        />
      )}
    </Thread>
  );
}

function Said({ message, children }: { message: PesanRencana; children?: ReactNode }) {
  const { pengguna, pihak, tahap, waktu, teks } = message;
  const oleh = pihak === 'validator' ? `Validator tahap ${tahap}` : 'Satuan kerja';
  return (
    <Message head={[pengguna, oleh, formatDateTime(waktu)].join(' · ')} marks={children}>
      <p>{teks}</p>
    </Message>
  );
}
