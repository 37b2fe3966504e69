import { useSession } from '@selaras/portal';
import { Button } from '@selaras/ui';
import styled from 'styled-components';
import { standingNoteStyle } from '../../notices/standing-note-style';
import { useShell } from '../../shell-context';
import { useLogOut } from '../use-log-out';

const Note = styled.aside`
  ${standingNoteStyle}
  & > p { min-width: 0; overflow-wrap: anywhere; }
`;

/** Says whose session a link opened. Who is somebody else ends it: its token has gone astray. */
export function HandedOverNote() {
  const { session } = useShell();
  const { user } = useSession();
  const logOut = useLogOut();
  if (user === null) return null;
  return (
    <Note aria-label="Masuk lewat tautan">
      <p role="status">
        Tautan ini membuka sesi <strong>{user.nama}</strong>
        {user.satuan_kerja_nama !== null && ` · ${user.satuan_kerja_nama}`}.
      </p>
      <Button size="small" variant="primary" onClick={session.acceptHandOver}>
        Ini saya
      </Button>
      <Button size="small" onClick={() => void logOut()}>
        Bukan saya
      </Button>
    </Note>
  );
}
