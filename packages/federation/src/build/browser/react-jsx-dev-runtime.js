/*
 * What the shell shares as `react/jsx-dev-runtime`. In production React's own is empty, and a remote that a developer
 * takes from a development server for one tab asks for it.
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
export { Fragment };
