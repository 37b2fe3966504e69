import { type PanasTriwulan, panasTriwulanWords } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { allPanas, HeatField } from './heat-style';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${tokens.text[12]};
  & + * { margin-top: ${space(4)}; }
`;

/** What a word leaves open; where it says all by itself, nothing. */
const meanings: Readonly<Partial<Record<PanasTriwulan, string>>> = {
  tercapai: '100% target atau lebih',
  mendekati: 'di atas 75%',
  jauh: '75% atau kurang',
  'belum-diisi': 'triwulan sudah mulai',
};

/** What the fields of the heat grid mean. */
export function HeatLegend() {
  return (
    <List aria-label="Arti warna">
      {allPanas.map((panas) => (
        <li key={panas}>
          <HeatField $panas={panas}>
            <small>{panasTriwulanWords[panas]}</small>
            {meanings[panas] && `: ${meanings[panas]}`}
          </HeatField>
        </li>
      ))}
    </List>
  );
}
