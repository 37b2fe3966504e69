import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShell } from '../shell-context';

const MESSAGE_PARAMETER = 'message';

/** A `message` in the address is shown in an alert and taken out of the address (spec 2 §8). */
export function MessageAlert() {
  const { notices } = useShell();
  const [searchParams, setSearchParams] = useSearchParams();
  const message = searchParams.get(MESSAGE_PARAMETER);

  useEffect(() => {
    if (message === null) return;
    if (message.trim() !== '') notices.alert('Pemberitahuan', message, 'calm');
    setSearchParams(
      (previous) => {
        previous.delete(MESSAGE_PARAMETER);
        return previous;
      },
      { replace: true },
    );
  }, [message, notices, setSearchParams]);

  return null;
}
