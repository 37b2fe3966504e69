import type { EmbedChoice } from '../choice/embed-choice';
import { jsxLines, propNames, propsText } from './props-text';
import type { Snippet } from './snippet';

/** Where the pinned version lies, and its hash. */
const pinnedLines = ({ pinned }: EmbedChoice): string[] =>
  pinned === null ? [] : [`version="${pinned.versi}"`, `integrity="${pinned.integritas}"`];

export const packedReact: Snippet = {
  title: 'Dengan paket @selaras/cascading-react',
  block: 'tsx paket-react',
  code: (choice) => `import { Cascading, type CascadingProps } from '@selaras/cascading-react';

export const Diagram = (more: CascadingProps) => (
  <Cascading
${[`origin="${choice.origin}"`, ...pinnedLines(choice), ...jsxLines(choice)].map((line) => `    ${line}`).join('\n')}
    fallback={<p>Memuat diagram …</p>}
    onError={({ code, message }) => console.warn(code, message)}
    {...more}
  />
);`,
};

export const react: Snippet = {
  title: 'Tanpa paket, lewat skrip',
  block: 'js react',
  code: (choice) => `import * as React from 'react';
import { createRoot } from 'react-dom/client';

const Cascading = window.Selaras.reactCascading(React);

createRoot(document.querySelector('#cascading')).render(
  React.createElement(Cascading, ${propsText(choice, 'onReady: () => window.siap?.()')}),
);`,
};

export const oldReact: Snippet = {
  title: 'JavaScript',
  block: 'js react-lama',
  code: (choice) => `import * as React from 'react';
import ReactDOM from 'react-dom';

const Cascading = window.Selaras.reactCascading(React);

ReactDOM.render(
  React.createElement(Cascading, ${propsText(choice)}),
  document.querySelector('#cascading'),
);`,
};

export const vue: Snippet = {
  title: 'JavaScript',
  block: 'js vue',
  code: (choice) => `import { createApp, h, onBeforeUnmount, onMounted, ref, watch } from 'vue';

const Cascading = {
  props: [${propNames(choice)}],
  setup(props) {
    const tempat = ref(null);
    let cascading;
    onMounted(() => {
      cascading = window.Selaras.mountCascading(tempat.value, { ...props });
    });
    watch(props, () => cascading.update({ ...props }));
    onBeforeUnmount(() => cascading.unmount());
    return () => h('div', { ref: tempat });
  },
};

createApp(Cascading, ${propsText(choice)}).mount('#cascading');`,
};

export const singleSpa: Snippet = {
  title: 'Root config',
  block: 'js single-spa',
  code: (choice) => `import { registerApplication, start } from 'single-spa';

registerApplication({
  name: 'cascading',
  app: async () => window.Selaras.lifecycles,
  activeWhen: () => true,
  customProps: ${propsText(choice)},
});
start();`,
};
