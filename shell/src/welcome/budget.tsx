import type { AnggaranSummary } from '@selaras/contracts';
import { formatPercent, formatRupiah, formatRupiahWords } from '@selaras/domain';
import { AnggaranCard, ProgressBar, Skeleton, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { WayLink } from '../way-on/way-link';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: start;
  gap: ${space(6)};
  @media (max-width: 760px) { grid-template-columns: minmax(0, 1fr); }
  @media print { display: block; break-inside: avoid; & > * + * { margin-top: ${space(4)}; } }
`;

const Sentence = styled.div`
  display: grid;
  gap: ${space(4)};
  font-size: ${tokens.text[16]};
  & strong { font-weight: 650; }
`;

/** What was spent of the year's budget, in one sentence and by quarter. */
export function Budget({ anggaran }: { anggaran: AnggaranSummary | undefined }) {
  return (
    <Root>
      <Sentence aria-busy={anggaran === undefined}>
        {anggaran === undefined ? <Skeleton height="5lh" /> : <Spent anggaran={anggaran} />}
      </Sentence>
      <AnggaranCard
        anggaran={anggaran}
        actions={
          <WayLink onlyAsLink ways={[{ page: 'publik-makro.capaian-kinerja-keuangan' }]}>
            Lihat rincian anggaran
          </WayLink>
        }
      />
    </Root>
  );
}

function Spent({ anggaran: { pagu, realisasi, serapan } }: { anggaran: AnggaranSummary }) {
  if (serapan === null) return <p>Belum ada anggaran yang ditetapkan untuk tahun ini.</p>;
  return (
    <>
      <p>
        Dari anggaran <strong title={formatRupiah(pagu)}>{formatRupiahWords(pagu)}</strong> sudah dibelanjakan{' '}
        <strong title={formatRupiah(realisasi)}>{formatRupiahWords(realisasi)}</strong>, yaitu{' '}
        <strong>{formatPercent(serapan, 1)}</strong>.
      </p>
      <ProgressBar label="Bagian anggaran yang sudah dibelanjakan" value={serapan} />
      <p>
        Sisanya belum dibelanjakan atau berhasil dihemat. Hemat hanya berarti baik bila targetnya tetap
        tercapai.
      </p>
    </>
  );
}
