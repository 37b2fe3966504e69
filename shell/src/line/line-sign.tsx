import { Button, space, tokens } from '@selaras/ui';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { standingNoteStyle } from '../notices/standing-note-style';
import type { Patience, LineSign as Sign } from './patience';

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

interface LineSignProps {
  readonly line: Pick<Patience, 'again' | 'get' | 'subscribe'>;
  /** What is waited for, in the words of people. */
  readonly what: string;
}

const texts: Record<Exclude<Sign, 'quiet'>, (what: string) => string> = {
  slow: (what) => `Sambungan lambat. ${what} masih dimuat...`,
  lost: (what) => `Sambungan terputus-putus. ${what} belum dapat dimuat dan akan dicoba lagi.`,
};

/** Says that something without which nothing goes on is not there yet, and offers to ask again at once. */
export function LineSign({ line, what }: LineSignProps) {
  const { sign } = useSyncExternalStore(line.subscribe, line.get);
  return (
    <Place role="status">
      {sign !== 'quiet' && (
        <Note>
          <span>{texts[sign](what)}</span>
          <Button size="small" onClick={line.again}>
            Coba lagi
          </Button>
        </Note>
      )}
    </Place>
  );
}
