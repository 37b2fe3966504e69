export { type FaultyPortal, startFaultProxy } from './fault-proxy';
export { integrityOf, tableScript, withPages } from './page-module';
export { type FaultName, type FileFault, type RemoteFault, remoteFaults } from './remote-faults';
