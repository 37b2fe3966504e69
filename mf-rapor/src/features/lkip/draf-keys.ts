import { useSession } from '@selaras/portal';
import { draftKey } from '@selaras/ui';
import type { TempatBagian } from './tempat-bagian';

/** Where this browser keeps what the reader typed into a section and did not save. */
export function useDrafKeys({ unit, kode }: Pick<TempatBagian, 'unit' | 'kode'>) {
  const { user, tahunKinerja } = useSession();
  const draf = draftKey(user?.id ?? 0, 'lkip', unit ?? 'kabupaten', kode, tahunKinerja);
  /** `tersisih`: typed over a text that has changed since, and not taken as a version. */
  return { draf, tersisih: `${draf}:tersisih` };
}
