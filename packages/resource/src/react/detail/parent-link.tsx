import { PageLink } from '@selaras/portal';
import { tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Way = styled(PageLink)`
  color: ${tokens.colour.brand};
  overflow-wrap: anywhere;
`;

/** The words of a row's parent, which lead to the page of that entity's row. */
export const parentLink = (entity: string, id: number, words: string): ReactNode => (
  <Way page={`${entity}.show`} params={{ id }}>
    {words}
  </Way>
);
