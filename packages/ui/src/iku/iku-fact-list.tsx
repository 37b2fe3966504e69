import styled from 'styled-components';
import { space, tokens } from '../token/tokens';
import type { IkuFact } from './iku-facts';

const List = styled.dl`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(2)};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(3)};
  }
  & dt, & dd + dd { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  & dd { font-weight: 600; }
  & dd + dd { flex-basis: 100%; font-weight: 400; }
`;

/** Figures of a card below each other, each with its sentence. */
export const IkuFactList = ({ facts }: { facts: readonly IkuFact[] }) => (
  <List>
    {facts.map(({ term, value, note }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
        {note !== null && <dd>{note}</dd>}
      </div>
    ))}
  </List>
);
