import { jenjangKinerja, jenjangKinerjaWords } from '@selaras/domain';
import { centredRow, framed, ProgressBar, space, tokens, wrapRow } from '@selaras/ui';
import styled from 'styled-components';
import { jenjangChoices } from './matrix-columns';

const Root = styled.section`
  ${centredRow(2, 5)}
  ${framed}
  padding: ${space(3)} ${space(4)};
  & > p { margin: 0; }
  & > [role='progressbar'] { flex: 1 1 16rem; }
  & > dl { flex: 1 1 100%; }
`;

const Legend = styled.dl`
  ${wrapRow(2, 6)}
  margin: 0;
  font-size: ${tokens.text[12]};
  & > div { display: flex; flex-wrap: wrap; gap: 0 ${space(2)}; align-items: baseline; }
  & dt { font-weight: 600; }
  & dd { margin: 0; color: ${tokens.colour.muted}; }
  & kbd {
    padding: 0 6px;
    border: 1px solid ${tokens.colour['line-strong']};
    border-radius: ${tokens.radius.control};
    font: inherit;
  }
  @media print { & kbd { display: none; } }
`;

const Keys = styled.small`
  flex: 1 1 100%;
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
  @media print { display: none; }
`;

interface JenjangProgressProps {
  readonly dinilai: number;
  readonly jumlah: number;
}

/** How many of all indicators have a class, and what the classes mean. */
export function JenjangProgress({ dinilai, jumlah }: JenjangProgressProps) {
  return (
    <Root aria-label="Kemajuan penilaian">
      <p>
        <strong>
          {dinilai} dari {jumlah} IKU
        </strong>{' '}
        sudah dinilai.
      </p>
      <ProgressBar
        labelHidden
        label="IKU yang sudah dinilai"
        value={jumlah === 0 ? null : (dinilai / jumlah) * 100}
      />
      <Legend>
        {jenjangKinerja.map((jenjang, at) => {
          const { nama, nilai, uraian } = jenjangKinerjaWords[jenjang];
          return (
            <div key={jenjang}>
              <dt>
                <kbd>{jenjangChoices[at]?.key}</kbd> {nama} {nilai}
              </dt>
              <dd>{uraian}</dd>
            </div>
          );
        })}
      </Legend>
      <Keys>Pilih sel Jenjang, lalu tekan 1 sampai 4; panah berpindah sel, Delete mengosongkan.</Keys>
    </Root>
  );
}
