import { useSession } from '@selaras/portal';
import { draftKey } from '@selaras/ui';
import type { TempatBagian } from './tempat-bagian';

type Tempat = Pick<TempatBagian, 'unit' | 'kode'>;

/** Key of what somebody typed into a section and did not save, among the drafts of this browser. */
export const drafKeyOf = (userId: number | undefined, tahun: number, { unit, kode }: Tempat): string =>
  draftKey(userId ?? 0, 'lkip', unit ?? 'kabupaten', kode, tahun);

/** Where this browser keeps what the reader typed into a section and did not save. */
export function useDrafKeys(tempat: Tempat) {
  const { user, tahunKinerja } = useSession();
  const draf = drafKeyOf(user?.id, tahunKinerja, tempat);
  /** `tersisih`: typed over a text that has changed since, and not taken as a version. */
  return { draf, tersisih: `${draf}:tersisih` };
}
