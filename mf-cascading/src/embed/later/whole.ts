/** All that shows a diagram. */
export { tellUnknownAttributes } from '../data/tell-unknown';
export { lifecycles } from '../life/lifecycles';
export { mountCascading } from '../mount';
