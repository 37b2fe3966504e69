import type { SalinanRow } from '@selaras/contracts';
import { formatRupiahShort, keadaanSalinanWords, targetWithUnit } from '@selaras/domain';
import { Badge, type BadgeTone, Checkbox, space, tokens } from '@selaras/ui';
import { memo } from 'react';
import styled from 'styled-components';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: start;
  padding: ${space(2)} ${space(4)};
  border-top: 1px solid ${tokens.colour.line};
  content-visibility: auto;
  contain-intrinsic-size: auto 64px;
  & label { align-items: flex-start; }
  & label > input { margin-top: 3px; }
`;

/** What is no choice is told beside where the others are ticked. */
const Told = styled.div`
  padding-left: ${space(6.5)};
  padding-block: ${space(1)};
  color: ${tokens.colour.muted};
`;

const Facts = styled.p`
  grid-column: 1 / -1;
  max-width: none;
  padding-left: ${space(6.5)};
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
  & > span:not(:last-child)::after { content: ' · '; }
`;

const Kode = styled.small`
  display: block;
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
`;

const tones: Record<SalinanRow['keadaan'], BadgeTone> = { baru: 'brand', ada: 'neutral', tidak: 'warning' };

interface BarisProps {
  readonly row: SalinanRow;
  readonly terpilih: boolean;
  readonly disabled: boolean;
  readonly onPilih: (kunci: readonly string[], on: boolean) => void;
}

/** One row of the earlier plan: whether it goes along, with what, and why not. */
export const BarisSalinan = memo(function BarisSalinan({ row, terpilih, disabled, onPilih }: BarisProps) {
  const { kunci, kode, indikator, keadaan } = row;
  const name = (
    <>
      {kode !== null && <Kode>{kode}</Kode>}
      {indikator}
    </>
  );
  const facts = factsOf(row);
  return (
    <Row data-keadaan={keadaan}>
      {keadaan === 'baru' ? (
        <Checkbox
          label={name}
          checked={terpilih}
          disabled={disabled}
          onChange={({ target }) => onPilih([kunci], target.checked)}
        />
      ) : (
        <Told>{name}</Told>
      )}
      <Badge tone={tones[keadaan]}>{keadaanSalinanWords[keadaan]}</Badge>
      {facts.length > 0 && (
        <Facts>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Facts>
      )}
    </Row>
  );
});

/** What goes along with a row, then what is left behind; of one that stays where it is only why. */
function factsOf(row: SalinanRow): readonly string[] {
  const { keadaan, catatan, target, polaritas, range_min, range_max, anggaran, pengampu, kamus, csf } = row;
  if (keadaan !== 'baru') return catatan;
  const measured = target !== null || range_min !== null;
  return [
    measured && `Target ${targetWithUnit({ target, polaritas, range_min, range_max, satuan: row.satuan })}`,
    anggaran !== null && formatRupiahShort(anggaran),
    pengampu !== null && `Pengampu ${pengampu}`,
    kamus && 'Dengan kamus indikator',
    csf > 0 && `Dengan ${csf} faktor keberhasilan`,
    ...catatan,
  ].filter((fact) => fact !== false);
}
