import { lkeLembarActs } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { can } from '@selaras/roles';
import { Button, lateDialog } from '@selaras/ui';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';

const BukaKembaliDialog = lateDialog(async () => (await import('./buka-kembali-dialog')).BukaKembaliDialog);

/** Opens a decided evaluation again, for who may; nothing for others. */
export function BukaKembaliButton() {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  if (!can(user, lkeLembarActs['buka-kembali'])) return null;
  return (
    <>
      <Button icon={<RotateCcw size={16} />} onClick={() => setOpen(true)}>
        Buka kembali
      </Button>
      {open && <BukaKembaliDialog onClose={() => setOpen(false)} />}
    </>
  );
}
