import { defineRemote } from '@selaras/federation/build';

export default defineRemote({ name: 'mf_tim_kerja' });
