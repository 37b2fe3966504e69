/** All that shows a diagram. */
export { lifecycles } from '../adapters/lifecycles';
export { mountCascading } from '../mount';
