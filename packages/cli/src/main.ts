import { processTerminal } from './process-terminal';
import { runSelaras } from './run';

process.exitCode = await runSelaras(process.argv.slice(2), processTerminal());
