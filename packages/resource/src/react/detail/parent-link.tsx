import { tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Way = styled(Link)`
  color: ${tokens.colour.brand};
  overflow-wrap: anywhere;
`;

/** The words of a row's parent, which lead to its page. */
export const parentLink = (path: string, words: string): ReactNode => <Way to={path}>{words}</Way>;
