import { Button, space, tokens } from '@selaras/ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { standingNoteStyle } from '../../notices/standing-note-style';
import { useShell } from '../../shell-context';
import type { LineSign as Sign } from './patience';

const Place = styled.div`
  position: fixed;
  z-index: ${tokens.layer.toast};
  inset: ${space(4)} 0 auto;
  display: grid;
  justify-items: center;
  padding: 0 ${space(4)};
  pointer-events: none;
  & > * { pointer-events: auto; }
  @media print { display: none; }
`;
const Note = styled.div`
  ${standingNoteStyle}
`;

const texts: Record<Exclude<Sign, 'quiet'>, string> = {
  slow: 'Sambungan lambat. Data pengguna masih dimuat...',
  lost: 'Sambungan terputus-putus. Data pengguna belum dapat dimuat dan akan dicoba lagi.',
};

/** Says that it is not known yet who is signed in, and offers to ask again at once. */
export function LineSign() {
  const { session } = useShell();
  const { sign } = useSyncExternalStore(session.line.subscribe, session.line.get);
  return (
    <Place role="status">
      {sign !== 'quiet' && (
        <Note>
          <span>{texts[sign]}</span>
          <Button size="small" onClick={session.line.again}>
            Coba lagi
          </Button>
        </Note>
      )}
    </Place>
  );
}
