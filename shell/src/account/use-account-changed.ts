import { useNavigate } from '@selaras/portal';
import { useShell } from '../shell-context';

/** Reads anew who is signed in; who had to change something first goes on to where he wanted to go. */
export function useAccountChanged(): () => Promise<void> {
  const { session, redirect } = useShell();
  const navigate = useNavigate();
  const duty = () => session.state().user?.harus;
  return async () => {
    const held = duty() !== undefined;
    await session.reloadUser();
    if (held && duty() === undefined) await navigate(redirect.take(), { replace: true });
  };
}
