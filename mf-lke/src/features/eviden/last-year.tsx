import type { LkeTahunLalu, LkeTindakLanjutBukti } from '@selaras/contracts';
import { Button, space, tokens } from '@selaras/ui';
import { History } from 'lucide-react';
import styled from 'styled-components';
import { TindakLanjutLalu } from './tindak-lanjut-lalu';

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.sunken};
  font-size: ${tokens.text[12]};
  & p { max-width: none; overflow-wrap: anywhere; white-space: pre-line; }
  & > p:first-child { display: flex; gap: ${space(2)}; align-items: center; font-weight: 600; }
`;

interface LastYearProps {
  readonly tahun: number;
  readonly told: LkeTahunLalu;
  /** Takes answer and explanation over; null where nothing may be written. */
  readonly onTake: (() => void) | null;
  /** Puts evidence of the follow-up forward; null where nothing may be written. */
  readonly onTakeBukti: ((bukti: LkeTindakLanjutBukti) => void) | null;
  /** Contents that are put forward already. */
  readonly taken: readonly number[];
}

/** What was answered a year before, and what the evaluator said of it. */
export function LastYear({ tahun, told, onTake, onTakeBukti, taken }: LastYearProps) {
  const { jawaban, nilai, uraian, catatan, rekomendasi, tindak_lanjut } = told;
  return (
    <Root>
      <p>
        <History size={13} aria-hidden="true" />
        Tahun {tahun}: jawaban {jawaban ?? '–'}
        {nilai !== null && `, dinilai ${nilai}`}
      </p>
      {uraian !== null && <p>{uraian}</p>}
      {catatan !== null && <p>Catatan penilai: {catatan}</p>}
      {rekomendasi !== null && <p>Rekomendasi: {rekomendasi}</p>}
      {tindak_lanjut !== null && (
        <TindakLanjutLalu row={tindak_lanjut} onTakeBukti={onTakeBukti} taken={taken} />
      )}
      {onTake !== null && jawaban !== null && (
        <div>
          <Button size="small" onClick={onTake}>
            Pakai jawaban tahun lalu
          </Button>
        </div>
      )}
    </Root>
  );
}
