export { pagesFor } from '../pages/portal-pages';
export { guest } from './guest';
export { PortalAround, type PortalAroundProps } from './portal-around';
export { createTestPortal, type TestPortal, type TestPortalOptions, type Told } from './test-portal';
