import { ApiError } from '@selaras/api-client';
import type { ChildrenCount } from '@selaras/contracts';
import { ConfirmDialog, space, TextAreaField, tokens, useToast } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { AnyResource, ResourceRow } from '../core/resource';
import { REASON_FIELD, useRemove } from './use-remove';
import { useSeen } from './versioned/use-seen';

const Refusal = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(3)};
  padding: ${space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour['danger-soft']};
  & ul { padding-left: ${space(5)}; max-height: 200px; overflow-y: auto; }
`;

interface RemoveDialogProps {
  resource: AnyResource;
  row: ResourceRow;
  /** Names the row. */
  label: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks before a row is deleted, and names what stands below it when the server refuses. */
export function RemoveDialog({ resource, row, label, onDone, onCancel }: RemoveDialogProps) {
  const remove = useRemove(resource);
  const { seen, refused } = useSeen(row);
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const refusal = remove.error instanceof ApiError ? remove.error : null;
  const missing = refusal?.errors[REASON_FIELD]?.[0];

  const confirm = () =>
    remove.mutate(
      { row: seen, reason: reason.trim() },
      {
        onSuccess: () => {
          toast.show({ tone: 'success', title: `Satu ${resource.sebutan} dihapus` });
          onDone();
        },
        onError: (error) => {
          refused(error);
          if (error instanceof ApiError && error.errors[REASON_FIELD]) setAsked(true);
        },
      },
    );

  return (
    <ConfirmDialog
      open
      title={`Hapus ${resource.sebutan} ini?`}
      confirmLabel="Hapus"
      tone="danger"
      loading={remove.isPending}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <p>{label}</p>
      {refusal !== null && missing === undefined && (
        <Refusal role="alert">
          <p>{refusal.pesan}</p>
          <ul>
            {childrenOf(refusal).map((child) => (
              <li key={`${child.level} ${child.id}`}>{child.label}</li>
            ))}
          </ul>
        </Refusal>
      )}
      {asked && (
        <TextAreaField
          label="Alasan penghapusan"
          help="Tahun ini tertutup bagi yang lain. Alasan tercatat di riwayat."
          value={reason}
          maxLength={1000}
          lines={2}
          error={missing}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </ConfirmDialog>
  );
}

function childrenOf({ status, terkini }: ApiError): readonly ChildrenCount[] {
  if (status !== 409 || typeof terkini !== 'object' || terkini === null) return [];
  const { anak } = terkini as { anak?: unknown };
  return Array.isArray(anak) ? (anak as ChildrenCount[]) : [];
}
