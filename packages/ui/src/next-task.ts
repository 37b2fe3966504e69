/**
 * Lets the page act and paint before what follows. Works in hidden tabs too, where timers are throttled; a timer stands in
 * only where there are no channels, as outside of browsers.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof MessageChannel === 'undefined') {
      setTimeout(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
