import { useSession } from '@selaras/portal';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useShell } from './shell-context';

/**
 * What the portal hands to pages of another framework, which cannot share its contexts: address, chosen years, how to
 * call the API and how to go to another page of the portal.
 */
export function useParcelProps(): object {
  const { session } = useShell();
  const { tahunKinerja, tahunPublik } = useSession();
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
      onNavigate: (path: string) => navigate(path),
    }),
    [params, search, tahunKinerja, tahunPublik, session, navigate],
  );
}
