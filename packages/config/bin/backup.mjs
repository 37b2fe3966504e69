import { runProgram } from './program.mjs';

/** `npm run backup -- FILE` */
await runProgram('backup', 'Cadangan tidak dibuat');
