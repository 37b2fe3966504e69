import { type Entity, lkeEntities } from '@selaras/contracts';
import { PageLink } from '@selaras/portal';
import { EmptyState, PageHeader } from '@selaras/ui';

const entities: readonly Pick<Entity, 'name' | 'title'>[] = lkeEntities;

/** The first page of Evaluasi LKE: what the domain keeps, as links where its reader may go. */
export function Page() {
  return (
    <>
      <PageHeader title="Evaluasi LKE" description="Semua yang dikelola pada bagian ini." />
      {entities.length === 0 && <EmptyState title="Belum ada yang dikelola pada bagian ini." />}
      <ul>
        {entities.map(({ name, title }) => (
          <li key={name}>
            <PageLink page={name}>{title}</PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
