import { latePart } from '@selaras/ui';
import { useExports } from '../hooks/export-context';
import type { RenderedPictureProps } from './rendered-picture';

const RenderedPicture = latePart<RenderedPictureProps>(
  async () => (await import('./rendered-picture')).RenderedPicture,
);

/** The rendered picture, fetched when it is asked for; one that cannot be fetched is told, and the live tree comes back. */
export function Rendered(props: RenderedPictureProps) {
  const { fail } = useExports();
  const missing = () => {
    props.onText();
    fail();
  };
  return <RenderedPicture {...props} onMissing={missing} />;
}
