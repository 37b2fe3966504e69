import type { Task } from '@selaras/contracts';
import { formatDecimal } from '@selaras/domain';
import { PageLink, usePages } from '@selaras/portal';
import { Badge, Card, plainList, Skeleton, space, tokens } from '@selaras/ui';
import { CircleCheckBig } from 'lucide-react';
import styled from 'styled-components';
import { type TaskView, taskViews } from './task-view';

const Kinds = styled.ul`
  ${plainList(5)}
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  & h3 { display: flex; align-items: center; gap: ${space(2)}; font-size: ${tokens.text[14]}; }
  & ul { margin-top: ${space(2)}; padding-left: ${space(4)}; color: ${tokens.colour.muted}; }
`;

const Done = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${tokens.status.tercapai};
  font-weight: 600;
`;

/** What the unit still has to do; every kind says how often and names the first few. */
export function TaskCard({ tugas }: { tugas: readonly Task[] | undefined }) {
  const pages = usePages();
  return (
    <Card title="Pekerjaan yang belum selesai">
      {tugas === undefined ? <Skeleton height="96px" /> : <TaskList views={taskViews(tugas, pages)} />}
    </Card>
  );
}

function TaskList({ views }: { views: readonly TaskView[] }) {
  if (views.length === 0) {
    return (
      <Done>
        <CircleCheckBig size={20} aria-hidden="true" />
        Semua pekerjaan sudah selesai
      </Done>
    );
  }
  return (
    <Kinds>
      {views.map(({ jenis, title, jumlah, items, lainnya }) => (
        <li key={jenis}>
          <h3>
            <Badge tone="warning">{formatDecimal(jumlah)}</Badge>
            {title}
          </h3>
          {items.length > 0 && (
            <ul>
              {items.map(({ key, id, nama, page }) => (
                <li key={key}>
                  {page === null ? (
                    nama
                  ) : (
                    <PageLink page={page} params={{ id }}>
                      {nama}
                    </PageLink>
                  )}
                </li>
              ))}
              {lainnya > 0 && <li>dan {formatDecimal(lainnya)} lainnya</li>}
            </ul>
          )}
        </li>
      ))}
    </Kinds>
  );
}
