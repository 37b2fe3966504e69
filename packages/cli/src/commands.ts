import type { Command } from './command';
import { check } from './commands/check';
import { dev } from './commands/dev';
import { devAlone } from './commands/dev-alone';
import { faults } from './commands/faults';
import { newPage } from './commands/new-page';
import { newRemote } from './commands/new-remote';
import { promote } from './commands/promote';
import { publish } from './commands/publish';
import { rollback } from './commands/rollback';
import { status } from './commands/status';
import { tokenCommands } from './commands/token';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  check,
  publish,
  promote,
  rollback,
  status,
  ...tokenCommands,
  newRemote,
  newPage,
  dev,
  devAlone,
  faults,
];
