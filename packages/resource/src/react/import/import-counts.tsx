import type { ImportJob, ImportRowState } from '@selaras/contracts';
import { formatDecimal } from '@selaras/domain';
import { framed, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { stateWords } from './import-words';

const Row = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  border: 0;
`;

const Count = styled.button`
  ${framed}
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)};
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  &[aria-pressed='true'] { border-color: ${tokens.colour.brand}; background: ${tokens.colour['brand-soft']}; }
  & strong { font-size: ${tokens.text[24]}; line-height: 1.2; }
`;

interface ImportCountsProps {
  jumlah: ImportJob['jumlah'];
  chosen: ImportRowState | undefined;
  onChoose: (keadaan: ImportRowState | undefined) => void;
}

/** How many rows there are of each kind; pressing one shows only those. */
export function ImportCounts({ jumlah, chosen, onChoose }: ImportCountsProps) {
  return (
    <Row aria-label="Saring baris">
      {stateWords.map(({ keadaan, label }) => (
        <Count
          key={keadaan}
          type="button"
          aria-pressed={chosen === keadaan}
          onClick={() => onChoose(chosen === keadaan ? undefined : keadaan)}
        >
          <strong>{formatDecimal(jumlah[keadaan])}</strong>
          {label}
        </Count>
      ))}
    </Row>
  );
}
