export { fakeResource, listOf, openKunci } from './fake-resource';
export { openPagesOf, writes } from './open-pages-of';
export { superUser, unitStaff } from './sessions';
export { meetAnother } from './two-people';
