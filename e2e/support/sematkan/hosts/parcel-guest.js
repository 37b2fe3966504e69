import { mountRootParcel } from 'single-spa';
import { first, hearingProps, place } from './guest.js';

/** A parcel of single-spa out of lifecycles that `find` gives. */
export function parcelGuest(find) {
  let handle = null;
  let parcel;
  const hearing = hearingProps((given) => {
    handle = given;
  });
  const props = { ...first, ...hearing };
  return {
    async mount() {
      parcel = mountRootParcel(await find(), { domElement: place(), ...props });
      await parcel.mountPromise;
    },
    update(part) {
      Object.assign(props, part);
      return parcel.update({ ...props });
    },
    unmount: () => parcel.unmount(),
    handle: () => handle,
  };
}
