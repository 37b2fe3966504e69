import { ApiError } from '@selaras/api-client';
import type { ChildrenCount } from '@selaras/contracts';
import { ConfirmDialog, space, tokens, useToast } from '@selaras/ui';
import styled from 'styled-components';
import type { AnyResource, ResourceRow } from '../core/resource';
import { useRemove } from './use-remove';

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
  const toast = useToast();
  const refusal = remove.error instanceof ApiError ? remove.error : null;

  const confirm = () =>
    remove.mutate(row, {
      onSuccess: () => {
        toast.show({ tone: 'success', title: `Satu ${resource.sebutan} dihapus` });
        onDone();
      },
    });

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
      {refusal !== null && (
        <Refusal role="alert">
          <p>{refusal.pesan}</p>
          <ul>
            {childrenOf(refusal).map((child) => (
              <li key={`${child.level} ${child.id}`}>{child.label}</li>
            ))}
          </ul>
        </Refusal>
      )}
    </ConfirmDialog>
  );
}

function childrenOf({ status, terkini }: ApiError): readonly ChildrenCount[] {
  if (status !== 409 || typeof terkini !== 'object' || terkini === null) return [];
  const { anak } = terkini as { anak?: unknown };
  return Array.isArray(anak) ? (anak as ChildrenCount[]) : [];
}
