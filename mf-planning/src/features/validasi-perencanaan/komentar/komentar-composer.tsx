import { apiClient } from '@selaras/api-client';
import type { PlanCascadeRow } from '@selaras/contracts';
import { type IsianTemuan, optionsOf } from '@selaras/domain';
import { useUnsent } from '@selaras/resource';
import { useAct } from '@selaras/resource/act';
import { Composer } from '@selaras/resource/comments';
import { SelectField } from '@selaras/ui';
import { KOMENTAR, komentarRencanaEndpoints } from '../validasi-perencanaan-queries';
import { isianWords } from './percakapan';

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
  const send = useAct({
    send: (idempotencyKey) => {
      const { create, balas } = komentarRencanaEndpoints;
      if (percakapanId === null) {
        const body = { level, id, isian, teks };
        return apiClient.request(create, { params: { satkerId }, body, idempotencyKey });
      }
      const params = { satkerId, komentarId: percakapanId };
      return apiClient.request(balas, { params, body: { teks }, idempotencyKey });
    },
    handled: [403, 404, 409, 422],
    reads: [KOMENTAR],
    onDone: () => {
      form.drop();
      onDone?.();
    },
  });
  return (
    <Composer
      label={percakapanId === null ? 'Komentar baru' : 'Balasan'}
      lines={3}
      form={form}
      send={send}
      onSend={() => send.mutate()}
      before={
        percakapanId === null && (
          <SelectField
            label="Tentang"
            required={false}
            options={optionsOf(isianWords)}
            placeholder="Seluruh baris"
            value={isian ?? ''}
            onChange={({ target }) => form.set({ isian: (target.value || null) as IsianTemuan | null })}
          />
        )
      }
    />
  );
}
