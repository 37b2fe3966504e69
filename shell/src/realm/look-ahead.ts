/** So many of a window's properties are looked at in one go: a tenth of what browsers make for all of them. */
const AT_ONCE = 100;

/**
 * Has the browser make the window's thousand constructors while it waits for something. It makes each when somebody first
 * looks at it, 30–40 ms for all, and who is about to run a remote looks at all of them (`takeSnapshot`).
 */
export function lookAhead(realm: Window & typeof globalThis): void {
  const left = Object.getOwnPropertyNames(realm);
  const look = () => {
    for (const name of left.splice(0, AT_ONCE)) Object.getOwnPropertyDescriptor(realm, name);
    if (left.length > 0) realm.requestIdleCallback?.(look);
  };
  realm.requestIdleCallback?.(look);
}
