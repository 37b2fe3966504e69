import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';

/** Where the diagram and what stands beside it no longer fit side by side; the embed's own width, not the window's. */
const NARROW = '@container sematan (max-width: 720px)';

/** Where words of a tool give way to its sign. */
export const TIGHT = '@container sematan (max-width: 480px)';
/** Read out, not drawn. */
export const readOnly =
  'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);';

/** Where the page asks for a tight embed. */
export const DENSE = "[data-density='rapat'] &";

export const Frame = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  /* Until its first picture a canvas is black. */
  &[data-state='loading'] canvas { visibility: hidden; }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  padding: ${space(2)} ${space(3)};
  border-bottom: 1px solid ${tokens.colour.line};
  & > h2 { font-size: ${tokens.text[16]}; }
  & > p { flex: 1; max-width: none; color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
  ${TIGHT} {
    & > h2 { flex: 1; }
    & > p { order: 1; flex-basis: 100%; }
    & > a > span { ${readOnly} }
  }
  @media (pointer: coarse) { & > a { min-width: 44px; min-height: 44px; } }
  ${DENSE} { gap: 0 ${space(2)}; padding: 2px ${space(2)}; & > h2 { font-size: ${tokens.text[14]}; } }
`;

export const BarPlace = styled.div`
  min-height: 53px;
  border-bottom: 1px solid ${tokens.colour.line};
  ${DENSE} { min-height: 33px; }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  ${NARROW} { flex-direction: column-reverse; }
`;

export const Side = styled.aside`
  display: flex;
  flex-direction: column;
  flex: none;
  width: 300px;
  min-height: 0;
  border-right: 1px solid ${tokens.colour.line};
  /* Without the outline the details have all of it. */
  & > section:first-child { max-height: none; border-top: 0; }
  ${DENSE} { width: 260px; }
  ${NARROW} {
    /* Beside the picture's share; a part of a height that nobody has set would be none. */
    flex: 0.85 1 0;
    width: auto;
    border-right: 0;
    border-top: 1px solid ${tokens.colour.line};
  }
`;

/** The picture fills what is left, whatever the window's size; a finger scrolls the page until the picture has the focus. */
export const PicturePlace = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  & > [aria-roledescription] { flex: 1; height: auto; min-height: 0; }
  & > [aria-roledescription]:not(:focus-within) { touch-action: pan-y; }
`;

export const Foot = styled.div`
  border-top: 1px solid ${tokens.colour.line};
  max-height: 30%;
  overflow: auto;
  ${DENSE} > div { gap: 0 ${space(4)}; padding: 2px ${space(2)}; }
  /* Where it would take the picture's room it is one line, to be pushed along. */
  ${TIGHT} {
    & > div, & ul { flex-wrap: nowrap; white-space: nowrap; }
    & > div { width: max-content; }
  }
`;
