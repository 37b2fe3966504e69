import { formatMeasure, formatPercent, targetText } from '@selaras/domain';
import { tokens } from '@selaras/ui';
import styled from 'styled-components';
import { useWords } from '../../diagram/words/words-context';
import type { Card } from '../../tree/model/card';
import type { CardWords } from '../../tree/words/card-words';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.text[12]};
  & caption { text-align: left; color: ${tokens.colour.muted}; padding-bottom: 4px; }
  & th, & td { padding: 4px 6px; text-align: right; border-top: 1px solid ${tokens.colour.line}; }
  & th:first-child { text-align: left; }
`;

/** Target, realisation and achievement of the period's years. */
export function YearTable({ card, words }: { card: Card; words: CardWords }) {
  const said = useWords();
  return (
    <Table>
      <caption>{said.perYear(card.satuan)}</caption>
      <thead>
        <tr>
          <th scope="col">{said.yearColumn}</th>
          <th scope="col">{words.target}</th>
          <th scope="col">{words.realisasi}</th>
          <th scope="col">{said.fact.capaian}</th>
        </tr>
      </thead>
      <tbody>
        {card.tahunan.map(({ tahun, target, realisasi, capaian }) => (
          <tr key={tahun}>
            <th scope="row">{tahun}</th>
            <td>{words.figure(targetText({ ...card, target }))}</td>
            <td>{words.figure(formatMeasure(realisasi))}</td>
            <td>{words.figure(formatPercent(capaian))}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
