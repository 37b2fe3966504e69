import {
  apiClient,
  failureText,
  handledByPage,
  invalidate,
  newIdempotencyKey,
  rowEtag,
} from '@selaras/api-client';
import { komentarLkeFields, type LkePercakapan, type LkePesan } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { unsavedMark } from '@selaras/portal';
import {
  loadFailure,
  paperCutText,
  usePaperRows,
  useUnsent,
  useVersioned,
  VersionedNotices,
} from '@selaras/resource';
import { TypedField, typedValues, typedWords } from '@selaras/resource/typed';
import {
  Badge,
  Button,
  Card,
  ErrorState,
  Pagination,
  Skeleton,
  Stack,
  Switch,
  space,
  tokens,
  useLoaded,
} from '@selaras/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { komentarEndpoints, penilaianQueries } from './penilaian-queries';

const Thread = styled.article<{ $done: boolean }>`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  background: ${({ $done }) => ($done ? tokens.colour.sunken : tokens.colour.surface)};
  & > ul { display: grid; gap: ${space(2)}; margin: 0; padding: 0 0 0 ${space(4)}; list-style: none; border-left: 2px solid ${tokens.colour.line}; }
  & small { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  & p { overflow-wrap: anywhere; white-space: pre-line; }
`;

interface KomentarPanelProps {
  readonly satkerId: number;
  readonly kriteriaId: number;
  /** Whether the evaluation still takes comments. */
  readonly open: boolean;
  /** Whether the reader may write what the unit never sees. */
  readonly internal: boolean;
}

/** Threads about a criterion: begun, answered, corrected by who wrote, marked as done. */
export function KomentarPanel({ satkerId, kriteriaId, open, internal }: KomentarPanelProps) {
  const [page, setPage] = useState(1);
  const query = useQuery(penilaianQueries.komentar(satkerId, kriteriaId, page));
  const paper = usePaperRows(query.data);
  const {
    data: threads,
    failure,
    loading,
  } = useLoaded(query.data, loadFailure(query, 'Percakapan gagal dimuat'));
  return (
    <Card title="Percakapan">
      <Stack $gap={3}>
        {failure && <ErrorState {...failure} />}
        {loading && <Skeleton height="60px" />}
        {threads?.data.length === 0 && <p>Belum ada percakapan tentang kriteria ini.</p>}
        {(paper ?? threads)?.data.map((thread) => (
          <ThreadView key={thread.id} satkerId={satkerId} thread={thread} open={open} />
        ))}
        {paper && paperCutText(paper)}
        {threads !== undefined && threads.total > threads.per_page && (
          <Pagination page={page} total={threads.total} perPage={threads.per_page} onPageChange={setPage} />
        )}
        {open && (
          <Composer
            key={kriteriaId}
            satkerId={satkerId}
            kriteriaId={kriteriaId}
            percakapanId={null}
            mayBeInternal={internal}
          />
        )}
      </Stack>
    </Card>
  );
}

/** Everything that is read of threads, after a write. */
function useThreads() {
  const queries = useQueryClient();
  return () => invalidate(queries, { queryKey: ['lke-komentar'] });
}

function ThreadView({ satkerId, thread, open }: { satkerId: number; thread: LkePercakapan; open: boolean }) {
  const [answering, setAnswering] = useState(false);
  const reread = useThreads();
  const mark = useMutation({
    mutationFn: () =>
      apiClient.request(komentarEndpoints.selesai, {
        params: { satkerId, komentarId: thread.id },
        body: { selesai: !thread.selesai },
        ifMatch: rowEtag(thread),
      }),
    meta: handledByPage(404, 409, 412),
    onSettled: reread,
  });
  return (
    <Thread $done={thread.selesai}>
      <MessageView satkerId={satkerId} message={thread} open={open}>
        {thread.internal && <Badge tone="accent">Internal</Badge>}
        {thread.selesai && <Badge tone="success">Selesai</Badge>}
      </MessageView>
      {thread.balasan.length > 0 && (
        <ul>
          {thread.balasan.map((one) => (
            <li key={one.id}>
              <MessageView satkerId={satkerId} message={one} open={open} />
            </li>
          ))}
        </ul>
      )}
      {mark.error && <p role="alert">{failureText(mark.error).pesan}</p>}
      {open && (
        <div>
          <Button size="small" variant="quiet" onClick={() => setAnswering(!answering)}>
            {answering ? 'Batal membalas' : 'Balas'}
          </Button>
          <Button size="small" variant="quiet" loading={mark.isPending} onClick={() => mark.mutate()}>
            {thread.selesai ? 'Buka lagi' : 'Tandai selesai'}
          </Button>
        </div>
      )}
      {open && answering && (
        <Composer
          satkerId={satkerId}
          kriteriaId={thread.kriteria_id}
          percakapanId={thread.id}
          onDone={() => setAnswering(false)}
        />
      )}
    </Thread>
  );
}

interface MessageViewProps {
  satkerId: number;
  message: LkePesan;
  open: boolean;
  children?: React.ReactNode;
}

function MessageView({ satkerId, message, open, children }: MessageViewProps) {
  const [mending, setMending] = useState(false);
  return (
    <div>
      <small>
        {message.pengguna} · {message.pihak === 'unit' ? 'Satuan kerja' : 'Penilai'} ·{' '}
        {formatDateTime(message.waktu)}
        {message.diubah && ' · diperbaiki'} {children}
      </small>
      {mending ? (
        <MessageForm satkerId={satkerId} message={message} onClose={() => setMending(false)} />
      ) : (
        <>
          <p>{message.teks}</p>
          {open && message.dapat_diubah && (
            <Button size="small" variant="quiet" onClick={() => setMending(true)}>
              Perbaiki
            </Button>
          )}
        </>
      )}
    </div>
  );
}

type Teks = Pick<LkePesan, 'versi' | 'teks'>;
const teksOf = (message: Teks) => typedValues(komentarLkeFields, message);
const words = typedWords(komentarLkeFields);

interface MessageFormProps {
  satkerId: number;
  message: LkePesan;
  onClose: () => void;
}

/** Mends one's own words, over the version that was opened. */
function MessageForm({ satkerId, message, onClose }: MessageFormProps) {
  const form = useVersioned<Teks, Pick<LkePesan, 'teks'>>(message, teksOf, {
    draft: ['komentar', message.id],
  });
  const reread = useThreads();
  const change = useMutation({
    mutationFn: () =>
      apiClient.request(komentarEndpoints.update, {
        params: { satkerId, komentarId: message.id },
        body: form.values,
        ifMatch: rowEtag(form.row),
      }),
    meta: handledByPage(403, 404, 409, 412, 422),
    onError: form.failed,
    onSuccess: () => {
      form.dropDraft();
      onClose();
    },
    onSettled: reread,
  });
  return (
    <Stack $gap={2} {...unsavedMark(form.typed)}>
      <VersionedNotices form={form} words={words} />
      <TypedField
        fields={komentarLkeFields}
        name="teks"
        form={form}
        label="Perbaiki komentar"
        error={change.error && form.conflict === null ? failureText(change.error).pesan : undefined}
      />
      <div>
        <Button
          size="small"
          loading={change.isPending}
          onClick={() => {
            if (!form.holdsBack()) change.mutate();
          }}
        >
          Simpan perbaikan
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            form.dropDraft();
            onClose();
          }}
        >
          Batal
        </Button>
      </div>
    </Stack>
  );
}

interface ComposerProps {
  satkerId: number;
  kriteriaId: number;
  percakapanId: number | null;
  mayBeInternal?: boolean;
  onDone?: () => void;
}

const unsaid = { teks: '', internal: false };

/** Says something new; what was typed and not sent stands here again with the next visit. */
function Composer({ satkerId, kriteriaId, percakapanId, mayBeInternal = false, onDone }: ComposerProps) {
  const form = useUnsent(unsaid, ['lke-komentar', satkerId, kriteriaId, percakapanId ?? 'baru']);
  const { teks, internal } = form.values;
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const reread = useThreads();
  const send = useMutation({
    mutationFn: () =>
      apiClient.request(komentarEndpoints.create, {
        params: { satkerId },
        body: { kriteria_id: kriteriaId, percakapan_id: percakapanId, internal, teks },
        idempotencyKey,
      }),
    meta: handledByPage(403, 404, 409, 422),
    onSuccess: () => {
      form.drop({ teks: '', internal });
      setKey(newIdempotencyKey());
      onDone?.();
    },
    onSettled: reread,
  });
  return (
    <div {...unsavedMark(teks.trim() !== '')}>
      <Stack $gap={2}>
        <TypedField
          fields={komentarLkeFields}
          name="teks"
          form={form}
          label={percakapanId === null ? 'Komentar baru' : 'Balasan'}
          required={false}
          error={send.error ? failureText(send.error).pesan : undefined}
        />
        {mayBeInternal && (
          <Switch
            label="Hanya untuk penilai"
            checked={internal}
            onChange={({ target }) => form.set({ internal: target.checked })}
          />
        )}
        <div>
          <Button
            size="small"
            disabled={teks.trim() === ''}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            Kirim
          </Button>
        </div>
      </Stack>
    </div>
  );
}
