import { framed, space, tokens } from '@selaras/ui';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  ${framed}
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  line-height: 1.5;
  & > svg { flex: none; margin-top: 4px; color: ${tokens.colour.muted}; }
`;

/** What has to be known to read the figures beside it; stands on paper too. */
export const KartuNote = ({ children }: { children: ReactNode }) => (
  <Root role="note">
    <Info size={16} aria-hidden="true" />
    <div>{children}</div>
  </Root>
);
