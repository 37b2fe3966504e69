import { NavLink, usePages } from '@selaras/portal';
import { space, tokens } from '@selaras/ui';
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

const dictionaries = [
  { page: 'kamus-indikator', label: 'Indikator kinerja' },
  { page: 'kamus-indikator-fungsional', label: 'Jabatan fungsional' },
];

/** The two dictionaries beside each other: of performances, and of functional positions. */
export function KamusNav() {
  const { hasPage, hrefOf } = usePages();
  return (
    <Row aria-label="Jenis kamus">
      {dictionaries.map(({ page, label }) => {
        const address = hasPage(page) ? hrefOf(page) : null;
        return (
          address !== null && (
            <NavLink key={page} to={address}>
              {label}
            </NavLink>
          )
        );
      })}
    </Row>
  );
}
