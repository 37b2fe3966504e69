import { zonedYear } from '@selaras/domain';
import { awaitedSelector, space, tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { instansi } from '../instansi';

const Root = styled.footer`
  padding: ${space(5)} ${space(6)};
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
  text-align: center;
  main:has(${awaitedSelector}) + & { visibility: hidden; }
  @media print { display: none; }
`;

/** The current year and the regency government (spec 2 §2.10), and ways to pages that are in no menu. */
export function Footer({ children }: { children?: ReactNode }) {
  return (
    <Root>
      © {zonedYear(new Date())} {instansi.pemerintah}
      {children}
    </Root>
  );
}
