import {
  ApiError,
  apiClient,
  failureText,
  handledByPage,
  invalidate,
  newIdempotencyKey,
} from '@selaras/api-client';
import type { PlanCascadeRow } from '@selaras/contracts';
import { type IsianTemuan, optionsOf } from '@selaras/domain';
import { unsavedMark } from '@selaras/portal';
import { useUnsent } from '@selaras/resource';
import { Button, SelectField, Stack, TextAreaField } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { KOMENTAR, komentarRencanaEndpoints } from '../validasi-perencanaan-queries';
import { isianWords } from './percakapan';

const MOST = 2000;

interface KomentarComposerProps {
  satkerId: number;
  row: Pick<PlanCascadeRow, 'level' | 'id'>;
  /** The thread that is answered; null begins one. */
  percakapanId: number | null;
  onDone?: () => void;
}

const unsaid = { teks: '', isian: null as IsianTemuan | null };

/** Says something about a row of a plan; what was typed and not sent stands here again with the next visit. */
export function KomentarComposer({
  satkerId,
  row: { level, id },
  percakapanId,
  onDone,
}: KomentarComposerProps) {
  const form = useUnsent(unsaid, [KOMENTAR, satkerId, level, id, percakapanId ?? 'baru']);
  const { teks, isian } = form.values;
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: () => {
      const { create, balas } = komentarRencanaEndpoints;
      if (percakapanId === null) {
        const body = { level, id, isian, teks };
        return apiClient.request(create, { params: { satkerId }, body, idempotencyKey });
      }
      const params = { satkerId, komentarId: percakapanId };
      return apiClient.request(balas, { params, body: { teks }, idempotencyKey });
    },
    meta: handledByPage(403, 404, 409, 422),
    onSuccess: () => {
      form.drop();
      setKey(newIdempotencyKey());
      onDone?.();
    },
    onError: (error) => {
      // Sent again after a line that broke it is the same comment; after an answer it is another one.
      if (error instanceof ApiError) setKey(newIdempotencyKey());
    },
    onSettled: () => invalidate(queries, { queryKey: [KOMENTAR] }),
  });
  return (
    <div {...unsavedMark(teks.trim() !== '')}>
      <Stack $gap={2}>
        {percakapanId === null && (
          <SelectField
            label="Tentang"
            required={false}
            options={optionsOf(isianWords)}
            placeholder="Seluruh baris"
            value={isian ?? ''}
            onChange={({ target }) => form.set({ isian: (target.value || null) as IsianTemuan | null })}
          />
        )}
        <TextAreaField
          label={percakapanId === null ? 'Komentar baru' : 'Balasan'}
          lines={3}
          maxLength={MOST}
          error={send.error ? failureText(send.error).pesan : undefined}
          value={teks}
          onChange={({ target }) => form.set({ teks: target.value })}
        />
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
