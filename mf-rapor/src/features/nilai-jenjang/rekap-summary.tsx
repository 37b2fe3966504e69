import type { RekapNilaiJenjang } from '@selaras/contracts';
import { formatDecimal, jumlahJenjang } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { KelasBar } from './kelas-bar';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(8)};
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.surface};
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
