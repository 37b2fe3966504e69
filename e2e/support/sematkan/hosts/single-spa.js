import { registerApplication, start, triggerAppChange, unregisterApplication } from 'single-spa';
import { adapter, first, hearingProps, offer, place } from './guest.js';
import { parcelGuest } from './parcel-guest.js';

const name = 'cascading';

/** An application, which gets its custom props whenever it is mounted. */
function application() {
  let handle = null;
  let active = true;
  let props = first;
  const hearing = hearingProps((given) => {
    handle = given;
  });
  const turn = (on) => {
    active = on;
    return triggerAppChange();
  };
  return {
    mount() {
      registerApplication({
        name,
        app: async () => window.Selaras.lifecycles,
        activeWhen: () => active,
        customProps: () => ({ domElement: place(), ...props, ...hearing }),
      });
      return triggerAppChange();
    },
    async update(part) {
      await turn(false);
      props = { ...props, ...part };
      await turn(true);
    },
    unmount: () => unregisterApplication(name),
    handle: () => handle,
  };
}

// Its own changes to the page's history are made before the suite looks.
start();

offer(adapter === 'single-spa' ? application() : parcelGuest(async () => window.Selaras.lifecycles));
