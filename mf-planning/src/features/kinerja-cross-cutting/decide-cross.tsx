import { ApiError, apiClient, handledByPage, newIdempotencyKey, rowEtag } from '@selaras/api-client';
import { resources } from '@selaras/api-client/perencanaan';
import { Button, Modal, TextAreaField, useToast } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Stack } from '../../resource/stack';

type Decided = { readonly id: number; readonly versi: number };

function useDecision(row: Decided) {
  const queries = useQueryClient();
  const toast = useToast();
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: (catatan: string | null) => {
      const input = { params: { id: row.id }, ifMatch: rowEtag(row), idempotencyKey };
      const { setujui, tolak } = resources.kinerjaCrossCutting;
      return catatan === null
        ? apiClient.request(setujui, input)
        : apiClient.request(tolak, { ...input, body: { catatan } });
    },
    meta: handledByPage(422),
    onSettled: () => queries.invalidateQueries(),
    onSuccess: (_, catatan) =>
      toast.show({ tone: 'success', title: catatan === null ? 'Usulan diterima' : 'Usulan ditolak' }),
  });
}

/** Accepts or refuses a contribution; only who may decide on it sees this. */
export function DecideCross({ row }: { row: Decided & { readonly putuskan: boolean } }) {
  const decide = useDecision(row);
  const [refusing, setRefusing] = useState(false);
  if (!row.putuskan) return null;
  return (
    <>
      <Button icon={<X size={16} />} onClick={() => setRefusing(true)}>
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
  const decide = useDecision(row);
  const formId = useId();
  const [catatan, setCatatan] = useState('');
  const fault = decide.error instanceof ApiError ? decide.error.pesan : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (catatan.trim() !== '') decide.mutate(catatan.trim(), { onSuccess: onClose });
  };
  return (
    <Modal
      open
      title="Tolak usulan ini?"
      description="Pengusul membaca alasannya."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={decide.isPending}
            disabled={catatan.trim() === ''}
          >
            Tolak
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          <TextAreaField
            label="Alasan penolakan"
            maxLength={4000}
            error={fault}
            value={catatan}
            onChange={({ target }) => setCatatan(target.value)}
          />
        </Stack>
      </form>
    </Modal>
  );
}
