export { lateLibraries, sharedNames } from '../shared-policy';
export { defineAlone } from './define-alone';
export { defineRemote, type RemoteOptions } from './define-remote';
export { defineShell, type ShellOptions } from './define-shell';
