import { apiClient, failureText, handledByPage, invalidate, rowEtag } from '@selaras/api-client';
import type { PercakapanRencana, PesanRencana } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { Badge, Button, space, tokens } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { KOMENTAR, komentarRencanaEndpoints } from '../validasi-perencanaan-queries';
import { KomentarComposer } from './komentar-composer';
import { barisOf, isianWords } from './percakapan';

const Thread = styled.article<{ $done: boolean }>`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(3)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  background: ${({ $done }) => ($done ? tokens.colour.sunken : tokens.colour.surface)};
  & > ul {
    display: grid;
    gap: ${space(2)};
    padding: 0 0 0 ${space(4)};
    border-left: 2px solid ${tokens.colour.line};
    list-style: none;
  }
  & small { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
  & p { max-width: none; overflow-wrap: anywhere; white-space: pre-line; }
`;

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
  const [answering, setAnswering] = useState(false);
  const queries = useQueryClient();
  const mark = useMutation({
    mutationFn: () =>
      apiClient.request(komentarRencanaEndpoints.selesai, {
        params: { satkerId, komentarId: thread.id },
        body: { selesai: !thread.selesai },
        ifMatch: rowEtag(thread),
      }),
    meta: handledByPage(403, 404, 409, 412),
    onSettled: () => invalidate(queries, { queryKey: [KOMENTAR] }),
  });
  return (
    <Thread $done={thread.selesai}>
      {children}
      <Message message={thread}>
        {thread.isian !== null && <Badge>{isianWords[thread.isian]}</Badge>}{' '}
        {thread.selesai && <Badge tone="success">Selesai</Badge>}
      </Message>
      {thread.balasan.length > 0 && (
        <ul>
          {thread.balasan.map((one) => (
            <li key={one.id}>
              <Message message={one} />
            </li>
          ))}
        </ul>
      )}
      {mark.error && <p role="alert">{failureText(mark.error).pesan}</p>}
      {tulis && (
        <div>
          <Button size="small" variant="quiet" onClick={() => setAnswering(!answering)}>
            {answering ? 'Batal membalas' : 'Balas'}
          </Button>
          <Button size="small" variant="quiet" loading={mark.isPending} onClick={() => mark.mutate()}>
            {thread.selesai ? 'Buka lagi' : 'Tandai selesai'}
          </Button>
        </div>
      )}
      {tulis && answering && (
        <KomentarComposer
          satkerId={satkerId}
          row={barisOf(thread)}
          percakapanId={thread.id}
          onDone={() => setAnswering(false)}
        />
      )}
    </Thread>
  );
}

function Message({ message, children }: { message: PesanRencana; children?: ReactNode }) {
  return (
    <div>
      <small>
        {message.pengguna} ·{' '}
        {message.pihak === 'validator' ? `Validator tahap ${message.tahap}` : 'Satuan kerja'} ·{' '}
        {formatDateTime(message.waktu)} {children}
      </small>
      <p>{message.teks}</p>
    </div>
  );
}
