import { mountRootParcel } from 'single-spa';
import type { MountParcel } from './parcel';

/** What single-spa hands to the lifecycles of a parcel, of which only this is asked for. */
interface Handed {
  readonly mountParcel?: MountParcel;
}

let owner: Promise<MountParcel> | undefined;

/**
 * Mounts parcels into one that stands for the portal, made once and empty. single-spa keeps every parcel of its root for
 * ever, with its props and its element; those of another parcel it lets go when they are unmounted.
 */
export function portalParcel(): Promise<MountParcel> {
  owner ??= new Promise((resolve, reject) => {
    const nothing = async () => {};
    mountRootParcel(
      {
        name: 'portal',
        bootstrap: nothing,
        mount: async ({ mountParcel }: Handed) => mountParcel && resolve(mountParcel),
        unmount: nothing,
      },
      { domElement: document.createElement('div') },
    ).mountPromise.catch(reject);
  });
  return owner;
}
