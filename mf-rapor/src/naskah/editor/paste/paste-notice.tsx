import { IconButton, space, tokens } from '@selaras/ui';
import { ImageOff, X } from 'lucide-react';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${tokens.colour.accent};
  background: ${tokens.colour['accent-soft']};
  & > svg { flex: none; margin-top: 3px; color: ${tokens.colour.accent}; }
  & > span { flex: 1; }
`;

/** Says what a paste left out, until it is closed. */
export function PasteNotice({ words, onClose }: { words: string; onClose: () => void }) {
  return (
    <Root role="status">
      <ImageOff size={16} aria-hidden="true" />
      <span>{words}</span>
      <IconButton size="small" label="Tutup pemberitahuan" icon={<X size={16} />} onClick={onClose} />
    </Root>
  );
}
