import { useNavigate, usePages } from '@selaras/portal';

/** The pages of agreements as the portal has them: those of an employee stand below his NIP, and have a list of their own. */
export function usePerjanjianPages() {
  const { hrefOf } = usePages();
  const navigate = useNavigate();
  const show = (id: number, nip?: string) =>
    nip === undefined
      ? hrefOf('perjanjian-kinerja.show', { id })
      : hrefOf('perjanjian-kinerja.pegawai', { id, nip });
  const open = (address: string | null) => void (address !== null && navigate(address));

  return {
    show,
    openOne: (id: number, nip?: string) => open(show(id, nip)),
    openList: (nip?: string) =>
      open(hrefOf(nip === undefined ? 'perjanjian-kinerja' : 'perjanjian-kinerja-pegawai')),
  };
}
