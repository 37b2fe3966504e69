import { createGlobalStyle } from 'styled-components';

/** Wide tables are printed across the sheet as long as their page is open. */
export const LandscapePaper = createGlobalStyle`
  @page { size: A4 landscape; margin: 12mm; }
`;
