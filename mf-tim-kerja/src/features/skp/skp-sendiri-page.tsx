import { handledByPage } from '@selaras/api-client';
import { useQuery } from '@tanstack/react-query';
import { skpQueries } from './skp-queries';
import { SkpView } from './skp-view';

/** `/skp`: one's own targets; an account without an employee is told so in the page's place. */
export function Page() {
  return <SkpView title="SKP Saya" query={useQuery({ ...skpQueries.sendiri(), meta: handledByPage(404) })} />;
}
