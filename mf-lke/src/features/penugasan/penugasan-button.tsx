import { lkePenugasanActs } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { can } from '@selaras/roles';
import { Button, lateDialog } from '@selaras/ui';
import { Users } from 'lucide-react';
import { useState } from 'react';

const PenugasanDialog = lateDialog(async () => (await import('./penugasan-dialog')).PenugasanDialog);

/** Opens the assignments of the year, for who may write them; nothing for others. */
export function PenugasanButton() {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  if (!can(user, lkePenugasanActs.tetapkan)) return null;
  return (
    <>
      <Button icon={<Users size={16} />} onClick={() => setOpen(true)}>
        Penugasan penilai
      </Button>
      {open && <PenugasanDialog onClose={() => setOpen(false)} />}
    </>
  );
}
