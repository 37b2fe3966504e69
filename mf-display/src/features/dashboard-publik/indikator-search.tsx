import { formatMeasure, formatPercent, statusCapaianOf, targetText } from '@selaras/domain';
import { useAddress } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import {
  EmptyState,
  plainList,
  SearchField,
  Skeleton,
  StatusBadge,
  space,
  spreadRow,
  tokens,
  useLoaded,
} from '@selaras/ui';
import styled from 'styled-components';
import { useDisplay } from '../../frame/use-display';
import { DisplayFailure } from '../../frame/way-on';
import { indikatorSearch } from '../indikator/indikator-endpoints';
import { IndikatorLink } from '../indikator/indikator-link';

const SEARCH = 'cari';

const Root = styled.section`
  display: grid;
  gap: ${space(3)};
  @media print { display: none; }
`;

const Found = styled.ul`
  ${plainList(2)}
  & > li {
    ${spreadRow(1, 4)}
    padding: ${space(3)} ${space(4)};
    border: 1px solid ${tokens.colour.line};
    border-radius: ${tokens.radius.control};
    background: ${tokens.colour.surface};
  }
  & small { display: block; font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

/** Finds key indicators by everyday words; what is searched for stands in the address. */
export function IndikatorSearch() {
  const [address, change] = useAddress();
  const wanted = address.get(SEARCH) ?? '';
  const search = (text: string) =>
    change(
      (before) => {
        if (text === '') before.delete(SEARCH);
        else before.set(SEARCH, text);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Root aria-label="Cari indikator">
      <SearchField
        label="Cari indikator dengan kata sehari-hari"
        placeholder="Misalnya: kemiskinan, jalan rusak"
        value={wanted}
        onSearch={search}
      />
      {wanted.length >= 2 && <Hits words={wanted} />}
    </Root>
  );
}

function Hits({ words }: { words: string }) {
  const query = useDisplay(indikatorSearch, { query: { q: words } });
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'Pencarian gagal'));
  if (failure) return <DisplayFailure {...failure} />;
  if (data === undefined) return <Skeleton height="64px" />;
  if (data.length === 0) {
    return (
      <EmptyState
        title={`Tidak ada indikator tentang “${words}”.`}
        description="Coba kata lain, misalnya kesehatan, sekolah, jalan atau banjir."
      />
    );
  }
  return (
    <Found aria-label={`${data.length} indikator ditemukan`}>
      {data.map((found) => (
        <li key={`${found.pemilik} ${found.id}`}>
          <div>
            <IndikatorLink pemilik={found.pemilik} id={found.id}>
              {found.indikator}
            </IndikatorLink>
            <small>
              {found.pemilik === 'kabupaten' ? 'Indikator Bupati' : found.satuan_kerja.satuan_kerja_nama} ·{' '}
              {formatMeasure(found.realisasi)} dari target {targetText(found)} {found.satuan} · capaian{' '}
              {formatPercent(found.capaian)}
            </small>
          </div>
          <StatusBadge status={statusCapaianOf(found.capaian, false)} />
        </li>
      ))}
    </Found>
  );
}
