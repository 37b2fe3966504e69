import styled from 'styled-components';

/** Fills the embed with one thing in its middle. */
export const Middle = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  min-height: 0;
  overflow: auto;
  /* A text may have lines of its own. */
  white-space: pre-line;
`;
