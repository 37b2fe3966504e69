import { Button } from '@selaras/ui';
import styled from 'styled-components';
import { mayLeave } from '../navigation/leave-question';
import { leaveFreely } from '../navigation/unsaved-changes';
import { standingNoteStyle } from '../notices/standing-note-style';
import { useShell } from '../shell-context';

const Note = styled.div`
  ${standingNoteStyle}
`;

/** Offers the new version quietly; what was typed is never reloaded away unasked. */
export function VersionNote() {
  const { versions, notices, reload } = useShell();
  const load = async () => {
    if (await mayLeave(notices, 'memuat versi baru')) await leaveFreely(async () => reload());
  };
  return (
    <Note role="status">
      <span>Versi baru bagian portal sudah tersedia dan dipakai begitu Anda pindah halaman.</span>
      <Button size="small" variant="primary" onClick={() => void load()}>
        Muat ulang
      </Button>
      <Button size="small" variant="quiet" onClick={versions.dismiss}>
        Nanti
      </Button>
    </Note>
  );
}
