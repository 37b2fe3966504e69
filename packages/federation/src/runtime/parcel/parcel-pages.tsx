import { type ComponentType, useCallback, useState } from 'react';
import ParcelElement from 'single-spa-react/parcel';
import { useFederation } from '../federation-context';
import type { PageTable } from '../remote-host';
import { isLifecycles, type Lifecycles } from './lifecycles';
import { type MountedParcel, type MountParcel, mountParcel, type ParcelProps } from './parcel';
import { portalParcel } from './portal-parcel';

/** Hands every failure to `report`, and none to the element, which would leave it to nobody. */
function reporting(parcel: MountedParcel, report: (error: unknown) => void): MountedParcel {
  const tell = (error: unknown) => {
    report(error);
    return null;
  };
  return {
    getStatus: parcel.getStatus,
    mountPromise: parcel.mountPromise.catch(tell),
    update: (props) => parcel.update(props).catch(tell),
    unmount: () => parcel.unmount().catch(tell),
  };
}

function pageOf(lifecycles: Lifecycles, page: string, owner: MountParcel): ComponentType {
  return function ParcelPage() {
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const [mounted, setMounted] = useState(false);
    const portal = useFederation().useParcelProps();
    const mount = useCallback(
      (config: unknown, props: unknown) =>
        reporting(mountParcel(config as Lifecycles, props as ParcelProps, owner), (error) =>
          setFailure({ error }),
        ),
      [],
    );

    if (failure !== null) throw failure.error;
    return (
      <>
        {!mounted && <p role="status">Memuat halaman...</p>}
        <ParcelElement
          {...portal}
          config={lifecycles as never}
          mountParcel={mount as never}
          parcelDidMount={() => setMounted(true)}
          page={page}
        />
      </>
    );
  };
}

/**
 * Pages of a remote of kind `single-spa`: each mounts the remote's lifecycles, which read from `page` what to show.
 * @throws when the module has no `mount` or no `unmount`
 */
export async function parcelPages(module: unknown, pages: readonly string[]): Promise<PageTable> {
  if (!isLifecycles(module)) throw new Error('./lifecycles tidak mengekspor mount dan unmount');
  const owner = await portalParcel();
  return Object.fromEntries(
    pages.map((page) => {
      const Page = pageOf(module, page, owner);
      return [page, async () => ({ Page })];
    }),
  );
}
