import { Button, centredRow, SEEN_AT_ONCE, Spinner, space, tokens, useShownAtLeast } from '@selaras/ui';
import styled from 'styled-components';
import type { Search } from './use-search';

const Line = styled.div`
  ${centredRow(2)}
  min-height: ${tokens.controlHeight};
  padding: ${space(2)} ${space(3)};
  color: ${tokens.colour.muted};
`;

/** What the search itself has to say: that it waits, looks, found nothing, or failed. */
export function SearchNotice({ notice, reason, retry, typed }: Search & { readonly typed: string }) {
  const looking = useShownAtLeast(notice === 'mencari', SEEN_AT_ONCE);
  const shown = looking ? 'mencari' : notice;
  return (
    <Line role="status">
      {shown === 'menunggu' && 'Ketik sedikitnya 2 huruf untuk mencari indikator.'}
      {shown === 'mencari' && (
        <>
          <Spinner /> Mencari indikator...
        </>
      )}
      {shown === 'kosong' && `Tidak ada yang cocok dengan “${typed.trim()}”.`}
      {shown === 'gagal' && (
        <>
          Indikator tidak dapat dicari. {reason}
          <Button size="small" onClick={retry}>
            Coba lagi
          </Button>
        </>
      )}
    </Line>
  );
}
