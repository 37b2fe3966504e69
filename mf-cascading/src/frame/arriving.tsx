import { Spinner, space, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 45px;
  padding-inline: ${space(3)};
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[14]};
`;

/** In the place of the tools while the rest of a large tree is on its way. */
export function Arriving() {
  return (
    <Note role="status">
      <Spinner />
      Bagian lain pohon masih dimuat…
    </Note>
  );
}
