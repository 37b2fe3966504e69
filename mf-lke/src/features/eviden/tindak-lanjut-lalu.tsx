import type { LkeTahunLalu, LkeTindakLanjutBukti } from '@selaras/contracts';
import { formatDate } from '@selaras/domain';
import { Button, centredRow } from '@selaras/ui';
import styled from 'styled-components';
import { HalamanMark } from '../bukti/halaman/halaman-mark';
import { KeadaanTindakLanjutBadge } from '../tindak-lanjut/keadaan-tindak-lanjut-badge';

const Line = styled.div`
  ${centredRow(1, 2)}
  & > span { overflow-wrap: anywhere; }
`;

interface TindakLanjutLaluProps {
  readonly row: NonNullable<LkeTahunLalu['tindak_lanjut']>;
  readonly onTakeBukti: ((bukti: LkeTindakLanjutBukti) => void) | null;
  readonly taken: readonly number[];
}

/** What was done about last year's recommendation, and its evidence, which this year's worksheet can use. */
export function TindakLanjutLalu({ row, onTakeBukti, taken }: TindakLanjutLaluProps) {
  const { rencana, penanggung_jawab, tenggat, catatan, bukti } = row;
  const owner = [penanggung_jawab, tenggat && `sampai ${formatDate(tenggat)}`].filter(Boolean).join(', ');
  return (
    <>
      <Line>
        <strong>Tindak lanjut</strong>
        <KeadaanTindakLanjutBadge {...row} />
      </Line>
      {rencana !== null && (
        <p>
          {rencana}
          {owner !== '' && ` (${owner})`}
        </p>
      )}
      {catatan !== null && <p>Jawaban penilai: {catatan}</p>}
      {bukti.map((one) => (
        <Line key={one.eviden_versi_id}>
          <span>{one.nama}</span>
          <HalamanMark bukti={one} />
          {taken.includes(one.eviden_versi_id)
            ? 'sudah diajukan'
            : onTakeBukti !== null && (
                <Button size="small" aria-label={`Pakai ${one.nama}`} onClick={() => onTakeBukti(one)}>
                  Pakai
                </Button>
              )}
        </Line>
      ))}
    </>
  );
}
