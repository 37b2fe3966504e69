import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { adapter, first, hearingProps, offer, place } from './guest.js';
import { parcelGuest } from './parcel-guest.js';

const { selaras } = document.documentElement.dataset;

/** One of the remote's exposes, of the version that is active. */
async function exposed(name) {
  const { alamat } = await (await fetch(`${selaras}/sematkan/cascading.json`)).json();
  registerRemotes([{ name: 'mf_cascading', entry: alamat.replace('sematkan.js', 'remoteEntry.js') }]);
  return loadRemote(`mf_cascading/${name}`);
}

function component() {
  let handle = null;
  let change;
  let root;
  const hearing = hearingProps((given) => {
    handle = given;
  });
  return {
    async mount() {
      const [{ createElement, useState }, { createRoot }, { default: Cascading }] = await Promise.all([
        import('react'),
        import('react-dom/client'),
        exposed('Cascading'),
      ]);
      function Page() {
        const [props, setProps] = useState(first);
        change = (part) => setProps((before) => ({ ...before, ...part }));
        return createElement(Cascading, { ...props, ...hearing });
      }
      root = createRoot(place());
      root.render(createElement(Page));
    },
    update: (part) => change(part),
    unmount: () => root.unmount(),
    handle: () => handle,
  };
}

offer(adapter === 'federasi' ? component() : parcelGuest(() => exposed('lifecycles')));
