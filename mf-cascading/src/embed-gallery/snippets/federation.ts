import type { EmbedChoice } from '../choice/embed-choice';
import { propsText } from './props-text';
import type { Snippet } from './snippet';

const remoteEntry = (script: string) => script.replace('sematkan.js', 'remoteEntry.js');

const registered = ({ origin, pinned }: EmbedChoice): string =>
  pinned === null
    ? `const { alamat } = await (await fetch('${origin}/sematkan/cascading.json')).json();
registerRemotes([{ name: 'mf_cascading', entry: alamat.replace('sematkan.js', 'remoteEntry.js') }]);`
    : `registerRemotes([
  { name: 'mf_cascading', entry: '${remoteEntry(pinned.alamat)}' },
]);`;

export const federation: Snippet = {
  title: 'JavaScript',
  block: 'js federasi',
  code: (choice) => `import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

${registered(choice)}

const [{ createElement }, { createRoot }, { default: Cascading }] = await Promise.all([
  import('react'),
  import('react-dom/client'),
  loadRemote('mf_cascading/Cascading'),
]);
createRoot(document.querySelector('#cascading')).render(
  createElement(Cascading, ${propsText(choice)}),
);`,
};

export const webpack: Snippet = {
  title: 'Konfigurasi webpack atau Rspack',
  block: 'js webpack',
  code: () => `import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

export default {
  plugins: [
    new ModuleFederationPlugin({
      name: 'portal_lain',
      dts: false,
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      experiments: { provideExternalRuntime: true },
    }),
  ],
};`,
};

export const vite: Snippet = {
  title: 'Konfigurasi Vite',
  block: 'js vite',
  code: () => `import { federation } from '@module-federation/vite';

export default {
  plugins: [
    federation({
      name: 'portal_lain',
      dts: false,
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      runtimePlugins: ['@module-federation/inject-external-runtime-core-plugin'],
    }),
  ],
  build: { target: 'esnext' },
};`,
};
