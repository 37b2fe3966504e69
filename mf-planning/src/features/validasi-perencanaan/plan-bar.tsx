import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';

/** How the own plan stands, above its lists: state, words, acts. */
export const PlanBar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.surface};
  & > p { flex: 1 1 280px; max-width: none; }
`;
