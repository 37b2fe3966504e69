export { mount, unmount, update } from '../build/lifecycles.js';
