import type { LkeInstrumen } from '@selaras/contracts';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${space(1)} ${space(5)};
  font-size: ${tokens.text[12]};
  & > div { display: flex; gap: ${space(2)}; min-width: 0; }
  & dt { flex: none; min-width: 28px; font-weight: 600; }
  & dd { min-width: 0; margin: 0; color: ${tokens.colour.muted}; overflow-wrap: anywhere; }
`;

/** What every answer of the scale means, for who has not chosen one yet. */
export function ArtiJawaban({ skala }: { skala: LkeInstrumen['skala'] }) {
  return (
    <List aria-label="Arti jawaban">
      {skala.map(({ kode, uraian }) => (
        <div key={kode}>
          <dt>{kode}</dt>
          <dd>{uraian}</dd>
        </div>
      ))}
    </List>
  );
}
