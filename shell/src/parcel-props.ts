import { type ForeignPagePortal, usePages, useSession } from '@selaras/portal';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useShell } from './shell-context';

/**
 * What the portal hands to pages of another framework, which cannot share its contexts: address, chosen years, how to
 * call the API, which pages the portal has for its reader (`hasPage`, `hrefOf`) and how to go to one.
 */
export function useParcelProps(): ForeignPagePortal {
  const { session } = useShell();
  const { tahunKinerja, tahunPublik } = useSession();
  const { hasPage, hrefOf } = usePages();
  const params = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      params,
      search,
      tahunKinerja,
      tahunPublik,
      locale: 'id',
      apiBase: '/api',
      getToken: () => session.state().token,
      hasPage,
      hrefOf,
      onNavigate: (path: string) => navigate(path),
    }),
    [params, search, tahunKinerja, tahunPublik, session, hasPage, hrefOf, navigate],
  );
}
