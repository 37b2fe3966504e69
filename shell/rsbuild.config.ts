import { defineShell } from '@selaras/federation/build';

export default defineShell();
