import type { RekapNilaiJenjang } from '@selaras/contracts';
import { formatDecimal, jumlahJenjang } from '@selaras/domain';
import { centredRow, framed, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { KelasBar } from './kelas-bar';

const Root = styled.section`
  ${centredRow(3, 8)}
  ${framed}
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)};
  & > p { margin: 0; color: ${tokens.colour.muted}; }
  & strong { margin-right: ${space(1)}; font-size: ${tokens.text[20]}; color: ${tokens.colour.text}; }
  & > div { flex: 1 1 18rem; }
`;

/** The whole regency's indicators: their mean, how many have a class, and in which classes they stand. */
export function RekapSummary({ units }: { units: readonly RekapNilaiJenjang[] }) {
  const { rata_rata, dinilai, jumlah, kelas } = jumlahJenjang(units);
  const lengkap = units.filter((unit) => unit.jumlah > 0 && unit.dinilai === unit.jumlah).length;
  const berIku = units.filter((unit) => unit.jumlah > 0).length;
  return (
    <Root aria-label="Ringkasan kabupaten">
      <p>
        <strong>{formatDecimal(rata_rata)}</strong> rata-rata {dinilai} dari {jumlah} IKU
      </p>
      <p>
        <strong>{lengkap}</strong> dari {berIku} satuan kerja sudah lengkap
      </p>
      {dinilai > 0 && <KelasBar kelas={kelas} />}
    </Root>
  );
}
