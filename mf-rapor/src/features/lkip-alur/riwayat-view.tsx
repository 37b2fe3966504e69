import type { LangkahLkipRow } from '@selaras/contracts';
import { formatDate, formatDateTime, langkahLkipWords } from '@selaras/domain';
import { plainList, space, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Rows = styled.ol`
  ${plainList(2)}
  & > li { padding-top: ${space(2)}; border-top: 1px solid ${tokens.colour.line}; overflow-wrap: anywhere; }
  & p { color: ${tokens.colour.muted}; }
`;

/** What is told with a step, in one line; null: nothing. */
function detailOf({ langkah, catatan, nomor, tanggal }: LangkahLkipRow): string | null {
  const on = tanggal === null ? '' : ` tanggal ${formatDate(tanggal)}`;
  if (langkah === 'formalkan') return `Nomor ${nomor}${on}`;
  if (langkah === 'sampaikan') return `Kepada ${catatan}${on}`;
  return catatan;
}

/** Steps that the report took, the newest first. */
export function RiwayatView({ riwayat }: { riwayat: readonly LangkahLkipRow[] }) {
  return (
    <Rows aria-label="Riwayat langkah">
      {riwayat.map((row) => {
        const detail = detailOf(row);
        return (
          <li key={row.id}>
            {langkahLkipWords[row.langkah].catatan}, {formatDateTime(row.waktu)} oleh {row.oleh}
            {detail !== null && <p>{detail}</p>}
          </li>
        );
      })}
    </Rows>
  );
}
