import { AlertDialog } from '@selaras/ui';
import { EXPORT_FAILED } from './export-failed';

/** The specified alert after an export or a rendering failed. */
export function FailureAlert({ onClose }: { onClose: () => void }) {
  return (
    <AlertDialog open title="Export gagal" onOk={onClose}>
      {EXPORT_FAILED}
    </AlertDialog>
  );
}
