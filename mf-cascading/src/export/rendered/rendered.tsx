import { type ComponentType, lazy, Suspense } from 'react';
import { RenderFailed } from './render-failed';
import type { RenderedPictureProps } from './rendered-picture';

const RenderedPicture = lazy<ComponentType<RenderedPictureProps>>(() =>
  import('./rendered-picture').then(
    (part) => ({ default: part.RenderedPicture }),
    () => ({ default: RenderFailed }),
  ),
);

/** The rendered picture, fetched when it is first asked for. */
export function Rendered(props: RenderedPictureProps) {
  return (
    <Suspense>
      <RenderedPicture {...props} />
    </Suspense>
  );
}
