import { type Entity, timKerjaEntities } from '@selaras/contracts';
import { PageLink } from '@selaras/portal';
import { EmptyState, PageHeader } from '@selaras/ui';

const entities: readonly Pick<Entity, 'name' | 'title'>[] = timKerjaEntities;

/** The first page of Tim Kerja: what the domain keeps, as links where its reader may go. */
export function Page() {
  return (
    <>
      <PageHeader title="Tim Kerja" description="Semua yang dikelola pada bagian ini." />
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
