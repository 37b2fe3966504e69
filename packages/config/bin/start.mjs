import { runProgram } from './program.mjs';

/** `npm start` */
await runProgram('server', 'Selaras tidak dijalankan');
