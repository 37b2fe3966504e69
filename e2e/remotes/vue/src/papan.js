import { h, onUnmounted, ref, version, watchEffect } from 'vue';

/** Shows what the portal hands to it, asks the portal's server with the reader's session, and keeps something of its own. */
export const Papan = {
  props: ['params', 'search', 'tahunKinerja', 'apiBase', 'getToken', 'hasPage', 'hrefOf', 'onNavigate'],
  setup(portal) {
    const pressed = ref(0);
    const reader = ref('');
    watchEffect(async () => {
      const answer = await fetch(`${portal.apiBase}/user`, {
        headers: {
          Authorization: `Bearer ${portal.getToken()}`,
          'Default-Key-Tahun-Kinerja': portal.tahunKinerja,
        },
      });
      reader.value = (await answer.json()).data.username;
    });
    onUnmounted(() => {
      document.body.dataset.papan = 'dilepas';
    });
    return () =>
      h('section', [
        h('h1', `papan ${portal.params.id}${portal.search}`),
        h('p', `Vue ${version}, tahun ${portal.tahunKinerja}, ${reader.value}`),
        h('button', { type: 'button', onClick: () => pressed.value++ }, `Ditekan ${pressed.value}`),
        portal.hasPage('dashboard-pd') &&
          h(
            'button',
            { type: 'button', onClick: () => portal.onNavigate(portal.hrefOf('dashboard-pd')) },
            'Ke Dashboard PD',
          ),
      ]);
  },
};
