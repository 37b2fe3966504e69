import { aksiValidasiWords, formatDateTime, jenisTemuan, temuanWords } from '@selaras/domain';
import { loadFailure, paperCutText, usePaperRows } from '@selaras/resource';
import { Card, ErrorState, Pagination, plainList, Skeleton, space, tokens, useLoaded } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { validasiPerencanaanQueries } from './validasi-perencanaan-queries';

const List = styled.ol`
  ${plainList(3)}
  & > li { padding-left: ${space(3)}; border-left: 2px solid ${tokens.colour.line}; }
  & small { display: block; font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

/** Steps of a unit's validation, the newest first. */
export function RiwayatValidasi({ satkerId }: { satkerId: number }) {
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...validasiPerencanaanQueries.history(satkerId, page),
    placeholderData: keepPreviousData,
  });
  const paper = usePaperRows(query.data);
  const { loading, data, failure } = useLoaded(query.data, loadFailure(query, 'Riwayat gagal dimuat'));
  return (
    <Card title="Riwayat validasi">
      {failure && <ErrorState {...failure} />}
      {loading && <Skeleton height="96px" />}
      {data?.data.length === 0 && <p>Belum pernah diajukan.</p>}
      <List>
        {(paper ?? data)?.data.map(({ id, waktu, pengguna, aksi, tahap, catatan, temuan }) => (
          <li key={id}>
            <small>
              {formatDateTime(waktu)} · {pengguna ?? 'Sistem'}
            </small>
            {aksiValidasiWords[aksi]} pada tahap {tahap}
            {catatan !== null && <p>“{catatan}”</p>}
            {Object.keys(temuan).length > 0 && <small>{temuanText(temuan)}</small>}
          </li>
        ))}
      </List>
      {paper && paperCutText(paper)}
      {data && data.total > data.per_page && (
        <Pagination
          page={page}
          total={data.total}
          perPage={data.per_page}
          onPageChange={setPage}
          label="Halaman riwayat validasi"
        />
      )}
    </Card>
  );
}

/** What was advised and not done when the step was taken: “Dengan catatan: 2 tanpa kamus indikator”. */
function temuanText(temuan: Readonly<Record<string, number>>): string {
  const kinds = jenisTemuan.filter((jenis) => temuan[jenis] !== undefined);
  return `Dengan catatan: ${kinds
    .map((jenis) => `${temuan[jenis]} ${temuanWords[jenis].title.toLocaleLowerCase('id')}`)
    .join(', ')}`;
}
