/** With `?gagal=…` in the address that step fails, until somebody has mended it. */
async function failOnRequest(step, search) {
  if (!search.includes(`gagal=${step}`) || window.diperbaiki) return;
  if (step === 'macet') await new Promise(() => undefined);
  throw new Error(`${step} sengaja gagal`);
}

const failAt = (step) => (props) => failOnRequest(step, props.search);

/** Lifecycles that fail on request, so that the portal can be watched coping with it. */
export const failing = (lifecycles) => ({
  bootstrap: [failAt('bootstrap'), lifecycles.bootstrap],
  mount: [failAt('mount'), failAt('macet'), lifecycles.mount],
  update: [failAt('update'), lifecycles.update],
  unmount: [lifecycles.unmount, failAt('unmount')],
});
