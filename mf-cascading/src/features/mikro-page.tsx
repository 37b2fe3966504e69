import { CascadingPage } from './cascading-page';
import { pageKinds } from './page-kind';

export function Page() {
  return <CascadingPage kind={pageKinds.mikro} />;
}
