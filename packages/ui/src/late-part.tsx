import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { whenQuiet } from './when-quiet';

interface LateOptions {
  /** Asked for once everything else of the page stands, because it can be done without so long. */
  readonly whenAllElseStands?: boolean;
}

export interface LatePartProps {
  /** Told each time that the part could not be fetched. */
  onMissing?: (error: unknown) => void;
}

/**
 * A part of a page that is fetched when it is first drawn. One that cannot be fetched, as without a connection, takes
 * nothing down: what stands in its place stays, and it is asked for again when the browser is back online. A part that
 * was fetched and does not run is a fault like any other.
 */
export function latePart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  inItsPlace?: (props: Props) => ReactNode,
  { whenAllElseStands = false }: LateOptions = {},
): ComponentType<Props & LatePartProps> {
  let fetched: ComponentType<Props> | null = null;
  return function LatePart({ onMissing, ...rest }) {
    const props = rest as unknown as Props;
    const [Part, show] = useState(() => fetched);
    const tellMissing = useEffectEvent((error: unknown) => onMissing?.(error));
    useEffect(() => {
      if (Part !== null) return;
      const ask = () =>
        void fetchPart().then(
          (part) => {
            fetched = part;
            show(() => part);
          },
          (error: unknown) => {
            if (error instanceof Error && error.name === 'ChunkLoadError') tellMissing(error);
            else show(() => raise(error));
          },
        );
      const notNow = whenAllElseStands ? whenQuiet(ask) : ask();
      addEventListener('online', ask);
      return () => {
        notNow?.();
        removeEventListener('online', ask);
      };
    }, [Part]);
    return Part === null ? inItsPlace?.(props) : <Part {...props} />;
  };
}

function raise(error: unknown): never {
  throw error;
}
