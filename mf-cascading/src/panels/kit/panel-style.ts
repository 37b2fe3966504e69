import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';

/** The scrolling body of an analysis panel. */
export const PanelBody = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space(3)};
  & h2 { margin: 0; font-size: ${tokens.text[14]}; }
  & p { margin: 0; max-width: none; color: ${tokens.colour.muted}; }
`;
