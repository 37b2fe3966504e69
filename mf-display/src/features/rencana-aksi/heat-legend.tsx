import { type PanasTriwulan, panasTriwulanWords } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { allPanas, HeatField } from './heat-style';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0 0 ${space(4)};
  padding: 0;
  list-style: none;
  font-size: ${tokens.text[12]};
`;

const meanings: Readonly<Record<PanasTriwulan, string>> = {
  tercapai: 'realisasi 100% target atau lebih',
  mendekati: 'di atas 75% sampai kurang dari 100%',
  jauh: '75% atau kurang',
  'belum-diisi': 'triwulan sudah mulai, realisasi belum dilaporkan',
  'belum-berjalan': 'triwulan belum mulai',
  'tanpa-target': 'tidak ada yang direncanakan',
};

/** What the fields of the heat grid mean. */
export function HeatLegend() {
  return (
    <List aria-label="Arti warna">
      {allPanas.map((panas) => (
        <li key={panas}>
          <HeatField $panas={panas}>
            <small>{panasTriwulanWords[panas]}</small>
            {meanings[panas]}
          </HeatField>
        </li>
      ))}
    </List>
  );
}
