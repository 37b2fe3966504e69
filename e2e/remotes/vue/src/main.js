import { createApp, h, shallowReactive } from 'vue';
import { Papan } from './papan.js';

const running = new Map();

export async function mount({ domElement, ...props }) {
  const portal = shallowReactive(props);
  const app = createApp({ render: () => h(Papan, portal) });
  app.mount(domElement);
  running.set(domElement, { app, portal });
}

/** The portal hands over whatever changed, such as the year. */
export async function update({ domElement, ...props }) {
  Object.assign(running.get(domElement).portal, props);
}

export async function unmount({ domElement }) {
  running.get(domElement)?.app.unmount();
  running.delete(domElement);
}
