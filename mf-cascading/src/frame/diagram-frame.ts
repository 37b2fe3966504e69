import { tokens } from '@selaras/ui';
import styled from 'styled-components';

const HEIGHT = 'max(560px, calc(100dvh - 248px))';

/** Reserves the diagram's place on the page while it fills the window. */
export const Place = styled.div`
  min-height: ${HEIGHT};
`;

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: ${HEIGHT};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.surface};
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
  }
`;

export const ToolsPlace = styled.div`
  min-height: 53px;
  border-bottom: 1px solid ${tokens.colour.line};
  @media (pointer: coarse) { min-height: 61px; }
`;

/** Reserved for the note about broken data, so that it does not shift the picture. */
export const NotePlace = styled.div`
  min-height: 40px;
`;

export const Key = styled.div`
  min-height: 59px;
  border-top: 1px solid ${tokens.colour.line};
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  @media (max-width: 760px) { flex-direction: column-reverse; }
`;

export const Side = styled.aside`
  display: flex;
  flex-direction: column;
  width: 320px;
  min-height: 0;
  border-right: 1px solid ${tokens.colour.line};
  @media (max-width: 760px) {
    width: auto;
    height: 440px;
    border-right: 0;
    border-top: 1px solid ${tokens.colour.line};
  }
`;
