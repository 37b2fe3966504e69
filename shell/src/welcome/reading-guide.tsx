import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';

const words = [
  [
    'Indikator',
    'Ukuran yang menunjukkan apakah sebuah tujuan tercapai, misalnya persentase penduduk miskin.',
  ],
  ['Target', 'Angka yang dijanjikan pemerintah untuk dicapai pada tahun itu.'],
  ['Realisasi', 'Angka yang benar-benar terjadi, menurut sumber data resmi.'],
  [
    'Capaian',
    'Perbandingan realisasi dengan target dalam persen. Seratus persen atau lebih berarti target tercapai.',
  ],
] as const;

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${space(5)};
  & dt { font-weight: 600; }
  & dd { color: ${tokens.colour.muted}; max-width: 60ch; }
`;

/** The four words that the page cannot do without, for readers who never met them. */
export function ReadingGuide() {
  return (
    <Root>
      {words.map(([word, meaning]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </Root>
  );
}
