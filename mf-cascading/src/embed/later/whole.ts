/** All that shows a diagram. */

export { lifecycles } from '../life/lifecycles';
export { mountCascading } from '../mount';
export { tellUnknownAttributes } from '../tell-unknown';
