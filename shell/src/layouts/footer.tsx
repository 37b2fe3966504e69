import { yearWib } from '@selaras/domain';
import { awaitedSelector, space, tokens } from '@selaras/ui';
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

/** The current year and the regency government (spec 2 §2.10). */
export function Footer() {
  return (
    <Root>
      © {yearWib(new Date())} {instansi.pemerintah}
    </Root>
  );
}
