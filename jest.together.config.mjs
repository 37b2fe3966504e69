import { join } from 'node:path';
import config from './jest.config.mjs';
import { chains } from './packages/config/chains.mjs';
import { together } from './packages/config/jest-together.mjs';

const root = import.meta.dirname;
const groups = join(root, '.cache/tests-together');
const shell = join(root, 'shell/');

/** Nothing waits behind a chain, and the shell is a program: its modules hold the one session of a page. */
const sharing = (file) => !file.startsWith(shell) && !chains.some((chain) => file.endsWith(`/${chain}`));

/** Every test once, in two thirds of the time that file by file takes; `npx jest PATH` runs one file. */
export default {
  ...config,
  projects: config.projects.map((project) =>
    // What neither serves nor draws is loaded in no time.
    project.displayName === 'murni' ? project : together(project, sharing, groups),
  ),
};
