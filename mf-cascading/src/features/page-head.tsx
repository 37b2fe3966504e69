import { space, tokens, wrapRow } from '@selaras/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

const Root = styled.header`
  ${wrapRow(3, 6)}
  align-items: flex-end;
  margin-bottom: ${space(4)};
  &[hidden] { display: none; }
  & > div:first-child { flex: 1 1 320px; display: grid; gap: ${space(1)}; min-width: 0; overflow-wrap: anywhere; }
  & p { color: ${tokens.colour.muted}; }
`;

interface PageHeadProps {
  /** null where it stands beside the diagram's tools. */
  title: ReactNode;
  description: string;
  actions: ReactNode;
  shown: boolean;
}

/** What the page is and whose tree is chosen. Folded it takes no room, and keeps its state once it was shown. */
export function PageHead({ title, description, actions, shown }: PageHeadProps) {
  const [wanted, setWanted] = useState(shown);
  if (shown && !wanted) setWanted(true);
  return (
    <Root hidden={!shown}>
      <div>
        {title}
        <p>{description}</p>
      </div>
      {wanted && actions}
    </Root>
  );
}
