import { Unlink } from 'lucide-react';
import { LockNotice } from '../lock-banner';

/** Says why the parent that the address names is not taken. */
export function RefusedParent({ reason }: { reason: string }) {
  return (
    <LockNotice reason="induk" icon={Unlink}>
      Induk yang disebut alamat ini tidak dipakai. {reason}
    </LockNotice>
  );
}
