import { runProgram } from './program.mjs';

/** `npm run restore -- FILE` */
await runProgram('restore', 'Cadangan tidak dipulihkan');
