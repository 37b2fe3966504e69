import { ApiError, apiClient, rowEtag } from '@selaras/api-client';
import { ActDialog, useSeen } from '@selaras/resource';
import { useAct } from '@selaras/resource/act';
import { Button, TextAreaField } from '@selaras/ui';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { kinerjaCrossCuttingEndpoints } from './kinerja-cross-cutting';

type Decided = { readonly id: number; readonly versi: number };

/** Sends a decision; `handled` are the refusals that its place tells itself. */
const useDecision = (row: Decided, ...handled: number[]) =>
  useAct({
    send: (idempotencyKey, catatan: string | null): Promise<unknown> => {
      const input = { params: { id: row.id }, ifMatch: rowEtag(row), idempotencyKey };
      const { setujui, tolak } = kinerjaCrossCuttingEndpoints;
      return catatan === null
        ? apiClient.request(setujui, input)
        : apiClient.request(tolak, { ...input, body: { catatan } });
    },
    handled,
    done: (_, catatan) => (catatan === null ? 'Usulan diterima' : 'Usulan ditolak'),
  });

/** Accepts or refuses a contribution; only who may decide on it sees this. */
export function DecideCross({ row }: { row: Decided & { readonly putuskan: boolean } }) {
  const decide = useDecision(row);
  const [refusing, setRefusing] = useState(false);
  if (!row.putuskan) return null;
  return (
    <>
      <Button icon={<X size={16} />} disabled={decide.isPending} onClick={() => setRefusing(true)}>
        Tolak
      </Button>
      <Button
        variant="primary"
        icon={<Check size={16} />}
        loading={decide.isPending}
        onClick={() => decide.mutate(null)}
      >
        Terima
      </Button>
      {refusing && <RefuseDialog row={row} onClose={() => setRefusing(false)} />}
    </>
  );
}

function RefuseDialog({ row, onClose }: { row: Decided; onClose: () => void }) {
  const { seen, refused } = useSeen(row);
  const decide = useDecision(seen, 409, 412, 422, 423);
  const [catatan, setCatatan] = useState('');
  const refusal = decide.error instanceof ApiError ? decide.error : null;
  const fault = refusal?.errors.catatan?.join(' ');
  return (
    <ActDialog
      title="Tolak usulan ini?"
      description="Pengusul membaca alasannya."
      verb="Tolak"
      danger
      disabled={catatan.trim() === ''}
      sending={decide}
      typed={catatan !== ''}
      refusal={fault === undefined ? refusal?.pesan : null}
      onSubmit={() => decide.mutate(catatan.trim(), { onSuccess: onClose, onError: refused })}
      onClose={onClose}
    >
      <TextAreaField
        label="Alasan penolakan"
        maxLength={4000}
        error={fault}
        value={catatan}
        onChange={({ target }) => setCatatan(target.value)}
      />
    </ActDialog>
  );
}
