import { createApp, h, onBeforeUnmount, onMounted, reactive, ref, watch } from 'vue';
import { adapter, attributesOf, element, eventNames, first, hear, hearEvent, offer, place } from './guest.js';

const props = reactive({ ...first });
let handle;
let app;

/** As the guide has it. */
const Script = {
  setup() {
    const inside = ref(null);
    onMounted(() => {
      handle = window.Selaras.mountCascading(inside.value, { ...props });
      for (const name of eventNames) handle.on(name, hear(name));
    });
    watch(props, () => handle.update({ ...props }));
    onBeforeUnmount(() => handle.unmount());
    return () => h('div', { ref: inside });
  },
};

const listeners = Object.fromEntries(
  eventNames.map((name) => [`on${name[0].toUpperCase()}${name.slice(1)}`, hearEvent]),
);

const Markup = { render: () => h('selaras-cascading', { ...attributesOf(props), ...listeners }) };

// Vue's own mark and globals are there before the suite looks.
createApp({ render: () => null }).mount(document.createElement('div'));
place().setAttribute('data-v-app', '');

offer({
  mount() {
    app = createApp(adapter === 'skrip' ? Script : Markup);
    app.mount(place());
  },
  update: (part) => Object.assign(props, part),
  unmount: () => app.unmount(),
  handle: () => (adapter === 'skrip' ? handle : element().handle),
});
