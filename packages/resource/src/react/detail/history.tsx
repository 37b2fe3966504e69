import type { Riwayat } from '@selaras/contracts';
import { aksiRiwayatWords, formatDateTime, wordsOfColumn, wordsOfValue } from '@selaras/domain';
import { Badge, Button, Card, ErrorState, plainList, Skeleton, space, tokens, useLoaded } from '@selaras/ui';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { paperCutText } from '../list/paper-cut-text';
import { usePaperRows } from '../list/use-paper-rows';
import { loadFailure } from '../load-failure';

const List = styled.ol`
  ${plainList(4)}
  & > li { display: grid; gap: ${space(1)}; padding-left: ${space(3)}; border-left: 2px solid ${tokens.colour.line}; }
  & small { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
  & dl { display: grid; gap: ${space(1)}; font-size: ${tokens.text[12]}; }
  & dt { color: ${tokens.colour.muted}; }
  & dd { overflow-wrap: anywhere; }
  & del { color: ${tokens.colour.muted}; }
  & ins { text-decoration: none; font-weight: 600; }
`;

const Steps = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  margin-top: ${space(4)};
`;

/** Columns that say nothing to people. */
const bookkeeping = new Set(['id', 'versi', 'created_at', 'updated_at', 'created_by', 'deleted_at']);

/** Whose changes are asked for, page by page; an entity is one. */
interface HistorySource {
  // biome-ignore lint/suspicious/noExplicitAny: the query of whatever call
  readonly queries: { history(id: number, page: number): UseQueryOptions<any, Error, any, any> };
  /** What people read for stored values, by column. */
  readonly fieldWords?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
}

interface HistoryProps {
  resource: HistorySource;
  id: number;
  columnNames: Readonly<Record<string, string>>;
}

interface HistoryPage {
  readonly data: readonly Riwayat[];
  readonly current_page: number;
  readonly total: number;
  readonly per_page: number;
}

/** Who changed a row, when, and what of it. */
export function History({ resource, id, columnNames }: HistoryProps) {
  const [page, setPage] = useState(1);
  const query = useQuery({ ...resource.queries.history(id, page), placeholderData: keepPreviousData });
  const read = query.data as HistoryPage | undefined;
  const paper = usePaperRows(read);
  const { loading, data: answer, failure } = useLoaded(read, loadFailure(query, 'Riwayat gagal dimuat'));
  const pages = answer === undefined ? 1 : Math.ceil(answer.total / answer.per_page);

  return (
    <Card title="Riwayat">
      {failure && <ErrorState {...failure} />}
      {loading && <Skeleton height="96px" />}
      {answer?.data.length === 0 && <p>Belum ada perubahan yang tercatat.</p>}
      {answer !== undefined && (
        <List>
          {(paper ?? answer).data.map((entry, at) => (
            <li key={`${page} ${at}`}>
              <small>
                {formatDateTime(entry.waktu)} · {entry.pengguna ?? 'Sistem'}
              </small>
              <span>
                {aksiRiwayatWords[entry.aksi]}{' '}
                {entry.melewati_kunci && <Badge tone="accent">Melewati kunci</Badge>}{' '}
                {entry.tahun !== null && <Badge>Teks tahun {entry.tahun}</Badge>}
              </span>
              {entry.alasan !== null && <span>Alasan: {entry.alasan}</span>}
              {entry.aksi === 'update' && (
                <Changes entry={entry} columnNames={columnNames} words={resource.fieldWords} />
              )}
            </li>
          ))}
        </List>
      )}
      {paper && paperCutText(paper)}
      {pages > 1 && (
        <Steps>
          <Button
            size="small"
            aria-disabled={page === 1 || undefined}
            onClick={() => page > 1 && setPage(page - 1)}
          >
            Lebih baru
          </Button>
          <Button
            size="small"
            aria-disabled={page >= pages || undefined}
            onClick={() => page < pages && setPage(page + 1)}
          >
            Lebih lama
          </Button>
        </Steps>
      )}
    </Card>
  );
}

interface ChangesProps extends Pick<HistoryProps, 'columnNames'> {
  entry: Riwayat;
  words: HistorySource['fieldWords'];
}

function Changes({ entry, columnNames, words = {} }: ChangesProps) {
  const wordOf = (kolom: string, value: unknown) =>
    words[kolom]?.[String(value)] ?? wordsOfValue(kolom, value);
  return (
    <dl>
      {entry.perubahan
        .filter(({ kolom }) => !bookkeeping.has(kolom))
        .map(({ kolom, sebelum, sesudah }) => (
          <div key={kolom}>
            <dt>{columnNames[kolom] ?? wordsOfColumn(kolom)}</dt>
            <dd>
              <del>{wordOf(kolom, sebelum)}</del> → <ins>{wordOf(kolom, sesudah)}</ins>
            </dd>
          </div>
        ))}
    </dl>
  );
}
