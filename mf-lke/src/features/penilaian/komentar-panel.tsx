import { apiClient, failureText, rowEtag } from '@selaras/api-client';
import { komentarFields, type LkePercakapan, type LkePesan } from '@selaras/contracts';
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
import { useAct } from '@selaras/resource/act';
import { Composer, Message, Thread, ThreadActs } from '@selaras/resource/comments';
import { TypedField, typedValues, typedWords } from '@selaras/resource/typed';
import { Badge, Button, Card, ErrorState, Pagination, Skeleton, Stack, Switch, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { komentarEndpoints, penilaianQueries } from './penilaian-queries';

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
          <KomentarComposer
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
const KOMENTAR = ['lke-komentar'];

function ThreadView({ satkerId, thread, open }: { satkerId: number; thread: LkePercakapan; open: boolean }) {
  const { internal, selesai } = thread;
  const mark = useAct({
    send: () =>
      apiClient.request(komentarEndpoints.selesai, {
        params: { satkerId, komentarId: thread.id },
        body: { selesai: !selesai },
        ifMatch: rowEtag(thread),
      }),
    handled: [404, 409, 412],
    reads: KOMENTAR,
  });
  return (
    <Thread
      thread={thread}
      first={
        <MessageView satkerId={satkerId} message={thread} open={open}>
          {internal && <Badge tone="accent">Internal</Badge>}
          {selesai && <Badge tone="success">Selesai</Badge>}
        </MessageView>
      }
      reply={(one) => <MessageView satkerId={satkerId} message={one} open={open} />}
      mark={mark}
    >
      {open && (
        <ThreadActs
          selesai={selesai}
          mark={mark}
          composer={(onDone) => (
            <KomentarComposer
              satkerId={satkerId}
              kriteriaId={thread.kriteria_id}
              percakapanId={thread.id}
              onDone={onDone}
            />
          )}
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
  const { pengguna, pihak, waktu, diubah } = message;
  const head = [pengguna, pihak === 'unit' ? 'Satuan kerja' : 'Penilai', formatDateTime(waktu)];
  return (
    <Message head={[...head, ...(diubah ? ['diperbaiki'] : [])].join(' · ')} marks={children}>
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
    </Message>
  );
}

type Teks = Pick<LkePesan, 'versi' | 'teks'>;
const teksOf = (message: Teks) => typedValues(komentarFields, message);
const words = typedWords(komentarFields);

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
  const close = () => {
    form.dropDraft();
    onClose();
  };
  const change = useAct({
    send: () =>
      apiClient.request(komentarEndpoints.update, {
        params: { satkerId, komentarId: message.id },
        body: form.values,
        ifMatch: rowEtag(form.row),
      }),
    handled: [403, 404, 409, 412, 422],
    reads: KOMENTAR,
    onRefused: form.failed,
    onDone: close,
  });
  return (
    <Stack $gap={2} {...unsavedMark(form.typed)}>
      <VersionedNotices form={form} words={words} />
      <TypedField
        fields={komentarFields}
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
        <Button size="small" variant="quiet" onClick={close}>
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
function KomentarComposer({
  satkerId,
  kriteriaId,
  percakapanId,
  mayBeInternal = false,
  onDone,
}: ComposerProps) {
  const form = useUnsent(unsaid, ['lke-komentar', satkerId, kriteriaId, percakapanId ?? 'baru']);
  const { teks, internal } = form.values;
  const send = useAct({
    send: (idempotencyKey) =>
      apiClient.request(komentarEndpoints.create, {
        params: { satkerId },
        body: { kriteria_id: kriteriaId, percakapan_id: percakapanId, internal, teks },
        idempotencyKey,
      }),
    handled: [403, 404, 409, 422],
    reads: KOMENTAR,
    onDone: () => {
      form.drop({ teks: '', internal });
      onDone?.();
    },
  });
  return (
    <Composer
      label={percakapanId === null ? 'Komentar baru' : 'Balasan'}
      lines={2}
      required={false}
      form={form}
      send={send}
      onSend={() => send.mutate()}
    >
      {mayBeInternal && (
        <Switch
          label="Hanya untuk penilai"
          checked={internal}
          onChange={({ target }) => form.set({ internal: target.checked })}
        />
      )}
    </Composer>
  );
}
