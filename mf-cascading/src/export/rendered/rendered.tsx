import { type ComponentType, lazy, Suspense } from 'react';
import { StillFailed } from './render-failed';
import type { StillPictureProps } from './rendered-picture';

const StillPicture = lazy<ComponentType<StillPictureProps>>(() =>
  import('./rendered-picture').then(
    (part) => ({ default: part.StillPicture }),
    () => ({ default: StillFailed }),
  ),
);

/** The rendered picture, fetched when it is first asked for. */
export function Still(props: StillPictureProps) {
  return (
    <Suspense>
      <StillPicture {...props} />
    </Suspense>
  );
}
