import { centredRow, SearchField, space, tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Tools = styled.div`
  ${centredRow(2, 3)}
  padding: ${space(2)} ${space(3)};
  & > :first-child { flex: 1 1 14rem; max-width: 22rem; }
  & > [data-pilih] { flex: 0 1 18rem; min-width: 0; }
  & [data-pilih] select { width: 100%; min-height: ${tokens.controlHeight}; }
  @media print { display: none; }
`;

interface SheetToolbarProps {
  readonly label?: string;
  /** What is searched for. */
  readonly search: string;
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly className?: string;
  /** What else narrows the sheet; a select stands in an element with `data-pilih`. */
  readonly children: ReactNode;
}

/** What of a sheet is shown: the search before everything else. */
export const SheetToolbar = ({
  label = 'Alat tabel',
  search,
  q,
  onSearch,
  className,
  children,
}: SheetToolbarProps) => (
  <Tools role="toolbar" aria-label={label} className={className}>
    <SearchField label={search} maxLength={100} value={q} onSearch={onSearch} />
    {children}
  </Tools>
);
