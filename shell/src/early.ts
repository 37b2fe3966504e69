import { askEarly } from './session/early-answers';

askEarly();

// A browser makes its thousand constructors when somebody first looks at them, which takes it 30–40 ms, and who is about to
// run a remote looks at all of them (`takeSnapshot`): at best now, while the portal's own scripts are on their way.
globalThis.requestIdleCallback?.(() => Object.getOwnPropertyDescriptors(globalThis));
