import { framed, tokens } from '@selaras/ui';
import styled from 'styled-components';

/** What the portal's bars and the page's own edges take above and below the diagram; its height is what they leave. */
const HEIGHT = 'max(560px, calc(100dvh - var(--d-around)))';

/** Reserves the diagram's place on the page while it fills the window. */
export const Place = styled.div`
  --d-around: 143px;
  &[data-publik='true'] { --d-around: 84px; }
  min-height: ${HEIGHT};
`;

export const Frame = styled.div`
  ${framed}
  display: flex;
  flex-direction: column;
  height: ${HEIGHT};
  overflow: hidden;
  @media (max-width: 760px) { height: auto; }
  &[data-fullscreen='true'] {
    position: fixed;
    inset: 0;
    z-index: ${tokens.layer.menu};
    height: 100dvh;
    border: 0;
    border-radius: 0;
    overflow: auto;
    /* Whatever the width, the picture takes what its tools leave. */
    @media (max-width: 760px) {
      & [aria-roledescription] { flex: 1; height: auto; min-height: 45dvh; }
    }
  }
`;

/** The page's title and the tools on one line. */
export const ToolsPlace = styled.div`
  display: flex;
  align-items: center;
  min-height: 45px;
  border-bottom: 1px solid ${tokens.colour.line};
  & > h1 {
    flex: none;
    max-width: 168px;
    padding-inline-start: 14px;
    font-size: ${tokens.text[16]};
    line-height: 1.15;
  }
  @media (pointer: coarse) { min-height: 53px; }
  @media (max-width: 760px) { display: block; }
`;

/** Reserved for the search above the picture of a small screen. */
export const SearchPlace = styled.div`
  min-height: 60px;
  border-bottom: 1px solid ${tokens.colour.line};
`;

/** Reserved for the note about broken data, so that it does not shift the picture. */
export const NotePlace = styled.div`
  min-height: 40px;
`;

export const Key = styled.div`
  min-height: 59px;
  border-top: 1px solid ${tokens.colour.line};
  @media screen { &[hidden] { display: none; } }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  @media (max-width: 760px) {
    flex-direction: column-reverse;
    [data-fullscreen='true'] > & { flex: 1 0 auto; }
  }
`;

export const Side = styled.aside`
  display: flex;
  flex-direction: column;
  flex: none;
  width: 320px;
  min-height: 0;
  border-right: 1px solid ${tokens.colour.line};
  /* Without the panels the details have all of it. */
  & > section:only-child { max-height: none; border-top: 0; }
  @media (max-width: 760px) {
    width: auto;
    height: 440px;
    border-right: 0;
    border-top: 1px solid ${tokens.colour.line};
  }
`;
