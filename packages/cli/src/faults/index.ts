export { integrityOf, ownScript, withStatements } from './page-module';
export { type FileFault, type RemoteFault, remoteFaults } from './remote-faults';
