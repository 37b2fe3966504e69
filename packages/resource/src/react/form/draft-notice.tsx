import { Button, centredRow, space, tokens } from '@selaras/ui';
import { FileClock } from 'lucide-react';
import styled from 'styled-components';
import { LateDateTime } from './late-date-time';

const Root = styled.section`
  ${centredRow(2, 4)}
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${tokens.colour.accent};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour['accent-soft']};
  & > svg { flex: none; color: ${tokens.colour.accent}; }
  & > p { flex: 1 1 240px; }
  & > div { display: flex; flex-wrap: wrap; gap: ${space(2)}; }
`;

export interface DraftNoticeProps {
  /** When it was typed, ISO 8601. */
  waktu: string;
  onTake: () => void;
  onDrop: () => void;
}

/** Offers what was typed before and never saved. */
export function DraftNotice({ waktu, onTake, onDrop }: DraftNoticeProps) {
  return (
    <Root role="status">
      <FileClock size={18} aria-hidden="true" />
      <p>
        Ada isian yang belum disimpan dari{' '}
        <strong>
          <LateDateTime waktu={waktu} />
        </strong>
        .
      </p>
      <div>
        <Button size="small" variant="primary" onClick={onTake}>
          Lanjutkan isian
        </Button>
        <Button size="small" onClick={onDrop}>
          Buang
        </Button>
      </div>
    </Root>
  );
}
