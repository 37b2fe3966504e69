import { space, tokens } from '@selaras/ui';
import { css } from 'styled-components';

/** A small card that floats above the page. */
export const standingNoteStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  max-width: 100%;
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.raised};
  color: ${tokens.colour.text};
  box-shadow: ${tokens.shadow};
`;
