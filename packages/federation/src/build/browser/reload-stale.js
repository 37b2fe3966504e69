/*
 * Development only. A remote under development may run in a portal in production, whose React cannot draw anew what has
 * changed: there the page is loaded anew with every save. Where React can, the page stays.
 */
const canRefresh = () =>
  [...(globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers?.values() ?? [])].some(
    ({ scheduleRefresh }) => scheduleRefresh !== undefined,
  );

let isApplied = false;
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'apply') isApplied = true;
  if (status === 'idle' && isApplied && !canRefresh()) location.reload();
});
