import { space, tokens } from '@selaras/ui';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';

const Row = styled.nav`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  border-bottom: 1px solid ${tokens.colour.line};
  & > a {
    padding: ${space(2)} ${space(3)};
    margin-bottom: -1px;
    border-bottom: 2px solid transparent;
    color: ${tokens.colour.muted};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    &:hover { color: ${tokens.colour.text}; }
    &[aria-current='page'] { color: ${tokens.colour.brand}; border-bottom-color: ${tokens.colour.brand}; }
    &:focus-visible { outline-offset: -2px; }
    @media (pointer: coarse) { min-height: 44px; }
  }
`;

/** The two dictionaries beside each other: of performances, and of functional positions. */
export function KamusNav() {
  return (
    <Row aria-label="Jenis kamus">
      <NavLink to="/kamus-indikator">Indikator kinerja</NavLink>
      <NavLink to="/kamus-indikator-fungsional">Jabatan fungsional</NavLink>
    </Row>
  );
}
